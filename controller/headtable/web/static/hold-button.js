// A button that acts when it is held, so that no elbow rings the bell. A quick tap is answered, too. The keyboard's
// Enter needs no holding.

const HOLD_MS = 600;

/**
 * @param {HTMLButtonElement} button
 * @param {() => void} act
 * @param {() => void} tooShort what a tap does that ends too early
 */
export function onHold(button, act, tooShort) {
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    button.classList.remove("is-held");
  };
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || button.disabled) return;
    button.classList.add("is-held");
    timer = setTimeout(() => {
      stop();
      act();
    }, HOLD_MS);
  });
  for (const end of ["pointerup", "pointerleave"]) {
    button.addEventListener(end, () => {
      if (button.classList.contains("is-held")) tooShort();
    });
  }
  for (const end of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(end, stop);
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("click", (event) => {
    if (event.detail === 0 && !button.disabled) act();
  });
}

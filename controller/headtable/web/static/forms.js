// Forms that send: a form is sent once until its answer has come, however often somebody presses.

/**
 * @param {HTMLFormElement} form
 * @param {() => unknown} send what sends it; while its promise is open, the form does not send again
 */
export function onSubmit(form, send) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true") return;
    show(form, "sending");
    try {
      await send();
    } finally {
      show(form, "ready");
    }
  });
}

/**
 * A disabled button would lose the focus, so the button only says that it is.
 *
 * @param {HTMLFormElement} form
 * @param {"sending" | "ready"} state
 */
function show(form, state) {
  const isSending = String(state === "sending");
  form.setAttribute("aria-busy", isSending);
  for (const button of form.querySelectorAll("button:not([type=button])")) button.setAttribute("aria-disabled", isSending);
}

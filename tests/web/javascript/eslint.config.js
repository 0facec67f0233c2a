// The rules for the pages' JavaScript.

import js from "@eslint/js";
import globals from "globals";

const MODULE_STATE = "Keep state in an object that is passed on, not in a variable of the module.";
const SENTENCE = "Say it by its name, such as say('pages-title'): the sentences are in controller/headtable/saying/en.";
const NO_SENTENCE = [
  ":not(Property[key.name='class'] *)",
  ":not(NewExpression[callee.name='Error'] *)", // a mistake of ours
  ":not(CallExpression[callee.name='matchMedia'] *)",
  ":not(CallExpression[callee.property.name=/^querySelector/] *)",
].join("");
const SHOWN = "CallExpression[callee.name=/^(make|setText)$/]";
const TITLES = "Property:matches([key.name=/^(title|alt|placeholder)$/], [key.value='aria-label'])";
const SENTENCES = [
  `Literal[value=/[a-z]{2,}[,.:;!?]? +[a-z]{2,}/i]${NO_SENTENCE}`,
  `TemplateElement[value.raw=/[a-z]{2,}[,.:;!?]? | [a-z]{2,}/i]${NO_SENTENCE}`,
  `${SHOWN} > Literal[value=/[a-z]/i]:not(:first-child)`,
  `${SHOWN} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/[a-z]/i]`,
  `${SHOWN} > TemplateLiteral > TemplateElement[value.raw=/[a-z]/i]`,
  `${TITLES} > :matches(Literal.value, ConditionalExpression > Literal)[value=/[a-z]/i]`,
  `${TITLES} > TemplateLiteral > TemplateElement[value.raw=/[a-z]/i]`,
].map((selector) => ({ selector, message: SENTENCE }));

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      "consistent-return": "error",
      "default-case-last": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-depth": ["error", 3],
      "max-lines": ["error", 200],
      "max-lines-per-function": ["error", 30],
      "no-alert": "error",
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-param-reassign": "error",
      "no-promise-executor-return": "error",
      "no-restricted-properties": [
        "error",
        { object: "document", property: "getElementById", message: "Use byId, which fails for an unknown id." },
      ],
      "no-restricted-syntax": ["error", { selector: "Program > VariableDeclaration[kind='let']", message: MODULE_STATE }, ...SENTENCES],
      "no-self-compare": "error",
      "no-shadow": "error",
      "no-template-curly-in-string": "error",
      "no-throw-literal": "error",
      "no-unused-expressions": "error",
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      yoda: "error",
    },
  },
  { files: ["**/elements.js"], rules: { "no-restricted-properties": "off" } },
];

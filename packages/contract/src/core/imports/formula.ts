// Start of a formula, as a spreadsheet sees it (security row 39): with a sign, of full width or not, behind blanks, marks
// that are not seen and apostrophes. Inside a text, where another sign ends cells, prose such as "1, -2" stays.
const unseen =
  "[^\\S\\t\\r\\n]|[\\u00AD\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF]|'";
const starts = `(?:${unseen})*[=@\\uFF1D\\uFF20]|'*[+\\-\\uFF0B\\uFF0D\\u2212]`;
const first = `^(?=(?:${unseen})*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\u2212])`;

/** Prefix of such a start; an apostrophe behind it makes it text. */
export const formulaStart = new RegExp(`(${first}|[,;\\t\\r\\n](?=${starts}))`, "g");
/** Start of a formula behind our apostrophe. */
export const guardedStart = new RegExp(
  `(${first.replace("^(?=", "^(?='")}|[,;\\t\\r\\n](?='(?:${starts})))'`,
  "g",
);

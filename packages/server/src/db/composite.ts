/** Field of a composite type; a list is an array of texts or numbers, an object is `jsonb`. */
export type Field =
  | null
  | string
  | number
  | Date
  | readonly (string | number)[]
  | Readonly<Record<string, unknown>>;

// A word that can be nothing but itself in a row or a list: no quotes, commas, brackets, blanks, and not `null`.
const plain = /^(?!null$)[\w:.-]+$/i;

/**
 * Rows as PostgreSQL reads a list of a composite type (its manual, 8.15.2 and 8.16.2), fields in the order of `columns`:
 * what is missing is null. It costs the database a third of what the same rows cost as JSON.
 */
export function compositeList<Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [column in Column]?: Field }[],
): string {
  return `{${rows.map((row) => `"(${columns.map((column) => fieldOf(row[column])).join(",")})"`).join(",")}}`;
}

function fieldOf(field: Field | undefined): string {
  if (field === null || field === undefined) return "";
  if (typeof field === "string") return plain.test(field) ? field : inRow(field);
  if (typeof field === "number") return String(field);
  if (field instanceof Date) return field.toISOString();
  if (isList(field)) return inRow(`{${field.map((item) => inList(String(item))).join(",")}}`);
  return inRow(JSON.stringify(field));
}

const isList = (field: object): field is readonly (string | number)[] => Array.isArray(field);
const inList = (text: string) => (plain.test(text) ? text : `"${text.replace(special, "\\$&")}"`);
// A row is itself quoted in the list: quotes of its fields, and what they hide, are hidden once more.
const inRow = (text: string) => `\\"${text.replace(special, "\\\\\\$&")}\\"`;
const special = /[\\"]/g;

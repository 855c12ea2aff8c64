import type { Refused } from "./problem.ts";

/** The wrong fields of a refusal by their place in the form: `body.lines.2.sku` is `lines.2.sku`. */
export const fieldErrors = (refused: Refused): Record<string, string> =>
  Object.fromEntries(refused.fields.map(({ path, title }) => [path.replace(/^body\./, ""), title]));

/** HTML that is whole: whatever was put into it is escaped, or was HTML before. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[] | null | undefined | false;

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "html" in part ? part.html : part.map(({ html }) => html).join("");
}

/** Writes HTML; attributes are to stand in quotes. What is missing or false leaves nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((text, next, index) => text + write(parts[index - 1]) + next) };
}

/** Data for search engines in a block that is no script: nothing in it can end the block. */
export function jsonBlock(data: unknown): Html {
  const text = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return { html: `<script type="application/ld+json">${text}</script>` };
}

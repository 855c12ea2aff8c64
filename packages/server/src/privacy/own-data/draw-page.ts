import { formatDateTime, formatLongMoment } from "@trilha/contract/core/dates.ts";
import { type Locale, locales, localize } from "@trilha/contract/core/locale.ts";
import { type DataClass, dataClasses } from "@trilha/contract/privacy/own-data/shapes.ts";
import { classTexts, columnTexts, pageTexts } from "./texts.ts";

/** One table of a class, as it was read. */
export interface TablePart {
  table: string;
  /** Where all of its rows are. */
  file: string;
  columns: readonly string[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

interface Page {
  name: string;
  locale: Locale;
  now: Date;
  classes: ReadonlyMap<DataClass, readonly TablePart[]>;
}

/** Rows of a table somebody reads at most; all of them are in its file. */
const rowsRead = 200;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
  h2 { margin: 3rem 0 0.25rem; } h3 { margin: 1.5rem 0 0.5rem; font: 600 0.9rem ui-monospace, monospace; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; color: GrayText; margin: 0 0 1rem; }
  dd { margin: 0; } .wide { overflow-x: auto; }
  table { border-collapse: collapse; font-size: 0.9rem; } caption { text-align: start; color: GrayText; }
  th, td { border: 1px solid #8886; padding: 0.35rem 0.6rem; text-align: start; vertical-align: top; }
  th { white-space: nowrap; }`;

/** The readable half of an export: one page, in its person's language, without a script, every value escaped. */
export function drawPage({ name, locale, now, classes }: Page): string {
  const say = (text: keyof typeof pageTexts, facts: Record<string, string> = {}) =>
    escaped(localize(pageTexts[text], locale, facts));
  const sections = dataClasses.map((key) => {
    const { title, purpose, basis, retention } = classTexts[key];
    const facts = [
      [say("purpose"), purpose],
      [say("basis"), basis],
      [say("retention"), retention],
    ] as const;
    const about = facts.map(([term, text]) => `<dt>${term}</dt><dd>${escaped(localize(text, locale))}</dd>`);
    const tables = (classes.get(key) ?? []).filter(({ rows }) => rows.length > 0);
    const shown = tables.map((part) => drawTable(part, locale, say)).join("\n");
    const files = key === "files" ? `<p>${say("files", { folder: "files/" })}</p>` : "";
    return `<section id="${key}"><h2>${escaped(localize(title, locale))}</h2><dl>${about.join("")}</dl>${files}
${shown || `<p>${say("none")}</p>`}</section>`;
  });
  const when = formatLongMoment(now, locale, "UTC");
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${say("title")}</title><style>${style}</style></head>
<body><h1>${say("title")}</h1><p>${say("lead", { platform: "Trilha", name, when: `${when} UTC` })}</p>
${sections.join("\n")}
</body></html>
`;
}

type Say = (text: keyof typeof pageTexts, facts?: Record<string, string>) => string;

function drawTable({ table, file, columns, rows }: TablePart, locale: Locale, say: Say): string {
  const headings = columns.map((column) => {
    const text = columnTexts[column];
    return `<th scope="col">${escaped(text ? localize(text, locale) : column)}</th>`;
  });
  const lines = rows.slice(0, rowsRead).map((row) => {
    const cells = columns.map((column) => `<td>${escaped(written(row[column], locale, say))}</td>`);
    return `<tr>${cells.join("")}</tr>`;
  });
  const more = rows.length > rowsRead ? `<p>${say("more", { file })}</p>` : "";
  return `<h3>${escaped(table)}</h3><div class="wide"><table><thead><tr>${headings.join("")}</tr></thead>
<tbody>${lines.join("\n")}</tbody></table></div>${more}`;
}

/** A value as somebody reads it. */
function written(value: unknown, locale: Locale, say: Say): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value === true) return say("yes");
  if (value === false) return say("no");
  if (typeof value === "number") return new Intl.NumberFormat(locale).format(value);
  if (value instanceof Date) {
    return formatDateTime(value, locale, "UTC");
  }
  if (Array.isArray(value)) return value.map((one) => written(one, locale, say)).join(", ") || "–";
  if (typeof value === "object") {
    const entries = Object.entries(value);
    // A text in several languages is one text.
    if (entries.length > 0 && entries.every(([key]) => (locales as readonly string[]).includes(key))) {
      return String(Object.fromEntries(entries)[locale] ?? entries[0]?.[1] ?? "");
    }
    return entries.map(([key, one]) => `${key}: ${written(one, locale, say)}`).join("; ") || "–";
  }
  return String(value);
}

const marks: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { htmlOfText, textOfHtml } from "./html-text.ts";

// Questions are plain text here, Moodle's are pages. What a text can say of a page it says: addresses of links, indices and
// powers, words on pictures. What it cannot is named, so that an author knows what to add by hand.

/** Part of a page that does not come along. */
export interface LostPart {
  code: FieldCode;
  /** Name or address of the part. */
  value: string;
}

/** Tags of pages, for a text that does not say what it is: Moodle shows such a text as a page. */
const pageTags =
  /<(?:img|audio|video|iframe|object|embed|br)\b[^<>]*>|<\/(?:sub|sup|a|p|b|i|em|strong|u|span|div|ul|ol|li|table|tr|td|th|h[1-6]|code|pre|font)>/i;
export const looksLikePage = (text: string): boolean => pageTags.test(text);

const tag = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const media: ReadonlySet<string> = new Set(["audio", "video", "iframe", "object", "embed"]);
const empty: ReadonlySet<string> = new Set(["embed"]);
/** Addresses that mean something outside of the site they come from. */
const elsewhere = /^(?:https?:\/\/|mailto:)/i;

/** Text of a page, and what of it is lost. Reads once from its beginning to its end. */
export function textOfPage(page: string): { text: string; lost: LostPart[] } {
  const lost: LostPart[] = [];
  const open: { name: string; from: number; address: string }[] = [];
  let written = "";
  let last = 0;
  let silent: string | undefined;
  for (const match of page.matchAll(tag)) {
    const [whole, slash = "", given = "", attributes = ""] = match;
    const name = given.toLowerCase();
    const words = page.slice(last, match.index);
    last = match.index + whole.length;
    if (silent !== undefined) {
      if (slash && name === silent) silent = undefined;
      const source = name === "source" ? attributesOf(attributes).get("src") : undefined;
      const before = lost.at(-1);
      if (source && before?.value === "") before.value = nameOf(source);
      continue;
    }
    written += words;
    if (name === "img") {
      const { src = "", alt = "" } = Object.fromEntries(attributesOf(attributes));
      lost.push({ code: "question_picture_left", value: nameOf(src) || alt });
      if (alt.trim()) written += htmlOfText(`[${alt.trim()}]`);
    } else if (media.has(name) && !slash) {
      const { src, data } = Object.fromEntries(attributesOf(attributes));
      lost.push({ code: "question_media_left", value: nameOf(src ?? data ?? "") });
      if (!empty.has(name) && !attributes.endsWith("/")) silent = name;
    } else if (name === "math" && !slash) {
      lost.push({ code: "question_formula_left", value: "MathML" });
    } else if ((name === "a" || name === "sub" || name === "sup") && !slash) {
      open.push({ name, from: written.length, address: attributesOf(attributes).get("href") ?? "" });
    } else if (open.at(-1)?.name === name && slash) {
      const { from = 0, address = "" } = open.pop() ?? {};
      const inner = textOfHtml(written.slice(from));
      const before = written.slice(0, from);
      if (name !== "a") written = before + htmlOfText(raised(inner, name === "sup"));
      else if (elsewhere.test(address)) written += address === inner ? "" : htmlOfText(` (${address})`);
      else if (address) lost.push({ code: "question_link_left", value: nameOf(address) || address });
    } else if (slash && (name === "td" || name === "th")) written += " ";
    else written += whole;
  }
  if (silent === undefined) written += page.slice(last);
  return { text: textOfHtml(written), lost };
}

/** Attributes of a tag by name, in words. */
function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      textOfHtml(double ?? single ?? bare ?? ""),
    ]),
  );
}

const longestName = 64;

/** Name of the file an address ends in. */
function nameOf(address: string): string {
  const inline = /^data:([\w/+.-]*)/.exec(address);
  if (inline) return inline[1] || "data:";
  const path = address.split(/[?#]/)[0] ?? "";
  const name = path.slice(path.lastIndexOf("/") + 1) || address;
  try {
    return decodeURIComponent(name).slice(0, longestName);
  } catch {
    return name.slice(0, longestName);
  }
}

const powers: Readonly<Record<string, string>> = {
  ...{ "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹" },
  ...{ "+": "⁺", "-": "⁻", "−": "⁻", "=": "⁼", "(": "⁽", ")": "⁾", n: "ⁿ", i: "ⁱ", a: "ᵃ", o: "ᵒ" },
};
const indices: Readonly<Record<string, string>> = {
  ...{ "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈", "9": "₉" },
  ...{ "+": "₊", "-": "₋", "−": "₋", "=": "₌", "(": "₍", ")": "₎", a: "ₐ", e: "ₑ", o: "ₒ", x: "ₓ", n: "ₙ" },
};

/** A power or an index in letters of its own where there are such, else as it is typed: x^(a+b). */
function raised(text: string, isPower: boolean): string {
  const letters = isPower ? powers : indices;
  const small = [...text].map((letter) => letters[letter]);
  if (small.every((letter) => letter !== undefined)) return small.join("");
  const sign = isPower ? "^" : "_";
  return [...text].length === 1 ? `${sign}${text}` : `${sign}(${text})`;
}

const formula = /\$\$[^$]+\$\$|\\\([^)]{1,500}\\\)|\\\[[^\]]{1,500}\\\]/;

/** Formula of TeX in a text, which is shown as it is typed. */
export const formulaIn = (text: string): string | undefined => formula.exec(text)?.[0];

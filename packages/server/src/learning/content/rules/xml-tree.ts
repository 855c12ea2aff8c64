// A manifest as a tree (security.md 40): no document type, no entities of its own, depth and size capped.
import { SaxesParser } from "saxes";
import { type Fault, fault } from "./fault.ts";

export interface XmlElement {
  /** Local name in small letters: tools do not agree on capitals, nor on prefixes. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
  /** From 1. */
  line: number;
}

export const longestXml = 10 * 2 ** 20;
const deepest = 64;
const mostElements = 200_000;

const local = (name: string) => (name.split(":").at(-1) ?? "").toLowerCase();

/** Reads XML; `file` is how a fault names it. */
export function readXml(bytes: Uint8Array, file: string): XmlElement | Fault {
  if (bytes.length > longestXml) return fault("manifestTooBig");
  const parser = new SaxesParser();
  let firstFault: Fault | undefined;
  let root: XmlElement | undefined;
  let count = 0;
  const open: XmlElement[] = [];
  const note = (next: Fault) => {
    firstFault ??= next;
  };
  const add = (text: string) => {
    const inside = open.at(-1);
    if (inside && !firstFault) inside.text += text;
  };
  parser.on("doctype", () => note(fault("manifestEntities", { file, line: parser.line })));
  parser.on("error", ({ message }) => {
    const { line, column } = parser;
    if (/entity/i.test(message)) note(fault("manifestEntities", { file, line }));
    else note(fault("manifestMalformed", { file, line, column: column + 1 }));
  });
  parser.on("opentag", ({ name, attributes }) => {
    count += 1;
    if (open.length >= deepest || count > mostElements) note(fault("manifestTooBig"));
    if (firstFault) return;
    const named = Object.entries(attributes).map(([key, value]) => [local(key), String(value)] as const);
    const element: XmlElement = {
      name: local(name),
      attributes: new Map(named),
      children: [],
      text: "",
      line: parser.line,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.on("text", add);
  parser.on("cdata", add);
  const text = decodeXml(bytes);
  const piece = 64 * 1024;
  for (let start = 0; start < text.length && !firstFault; start += piece)
    parser.write(text.slice(start, start + piece));
  if (!firstFault) parser.close();
  return firstFault ?? root ?? fault("manifestMalformed", { file, line: 1, column: 1 });
}

/** By its mark, else by what it says of itself, else UTF-8. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 256)).toString("latin1");
  const encoding =
    /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(/^utf-?16/i.test(encoding) ? "utf-8" : encoding).decode(bytes);
  } catch {
    return new TextDecoder("utf-8").decode(bytes);
  }
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);
/** Text of a child on one line; empty where there is none. */
export const textOf = (element: XmlElement | undefined, name: string): string =>
  (childOf(element, name)?.text ?? "").replaceAll(/\s+/g, " ").trim();
/** Attributes are asked for in small letters. */
export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  element?.attributes.get(name)?.trim() ?? "";

/** `true` and `1`, `false` and `0`; undefined for anything else. */
export function yesOrNo(text: string): boolean | undefined {
  if (/^(?:true|1)$/i.test(text)) return true;
  return /^(?:false|0)$/i.test(text) ? false : undefined;
}

/** A number within bounds; undefined for anything else. */
export function numberIn(text: string, least: number, most: number): number | undefined {
  if (!/^[+-]?\d{1,9}(?:\.\d{1,9})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

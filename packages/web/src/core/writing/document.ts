import type { JSONContent } from "@tiptap/react";
import { isLinkTarget, type RichTextBlock, type Span } from "@trilha/contract/core/rich-text.ts";

/** A run of letters as the editor holds it; a line's end within it is a node of its own. */
function nodesOf({ text, bold, italic, link }: Span): JSONContent[] {
  const marks = [
    ...(bold ? [{ type: "bold" }] : []),
    ...(italic ? [{ type: "italic" }] : []),
    ...(link ? [{ type: "link", attrs: { href: link } }] : []),
  ];
  return text
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: "hardBreak" }] : []),
      ...(line ? [{ type: "text", text: line, ...(marks.length > 0 && { marks }) }] : []),
    ]);
}

const inline = (spans: readonly Span[]) => spans.flatMap(nodesOf);
const paragraph = (spans: readonly Span[]): JSONContent => ({ type: "paragraph", content: inline(spans) });

function nodeOf(block: RichTextBlock): JSONContent {
  if (block.type === "heading")
    return { type: "heading", attrs: { level: block.level }, content: inline(block.spans) };
  if (block.type === "quote") return { type: "blockquote", content: [paragraph(block.spans)] };
  if (block.type === "paragraph") return paragraph(block.spans);
  return {
    type: block.ordered ? "orderedList" : "bulletList",
    content: block.items.map((spans) => ({ type: "listItem", content: [paragraph(spans)] })),
  };
}

/** A text as the editor takes it. */
export const toDocument = (blocks: readonly RichTextBlock[]): JSONContent => ({
  type: "doc",
  content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: "paragraph" }],
});

function spanOf({ type, text, marks = [] }: JSONContent): Span | undefined {
  if (type === "hardBreak") return { text: "\n" };
  if (type !== "text" || !text) return undefined;
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const href: unknown = marks.find((mark) => mark.type === "link")?.attrs?.href;
  return {
    text,
    ...(has("bold") && { bold: true as const }),
    ...(has("italic") && { italic: true as const }),
    // A link that may not be is words.
    ...(typeof href === "string" && isLinkTarget(href) && { link: href }),
  };
}

const sameLook = (a: Span, b: Span) => a.bold === b.bold && a.italic === b.italic && a.link === b.link;

/** Runs of a node, neighbours that look alike as one; of nothing but space: none. */
function spansOf({ content = [] }: JSONContent): Span[] {
  const runs: Span[] = [];
  for (const node of content) {
    const span = spanOf(node);
    const last = runs.at(-1);
    if (!span) continue;
    if (last && (span.text === "\n" || sameLook(last, span))) last.text += span.text;
    else runs.push({ ...span });
  }
  return runs.some(({ text }) => text.trim() !== "") ? runs : [];
}

const leaves = (node: JSONContent): JSONContent[] =>
  node.type === "paragraph" || node.type === "heading" ? [node] : (node.content ?? []).flatMap(leaves);

function blocksOf(node: JSONContent): RichTextBlock[] {
  if (node.type === "bulletList" || node.type === "orderedList") {
    // A list within a list becomes a part of it.
    const items = (node.content ?? []).flatMap(leaves).map(spansOf).filter(filled);
    return items.length > 0 ? [{ type: "list", ordered: node.type === "orderedList", items }] : [];
  }
  if (node.type === "blockquote")
    return (node.content ?? [])
      .flatMap(leaves)
      .map(spansOf)
      .filter(filled)
      .map((spans) => ({ type: "quote", spans }));
  const spans = spansOf(node);
  if (!filled(spans)) return [];
  if (node.type === "heading") return [{ type: "heading", level: node.attrs?.level === 3 ? 3 : 2, spans }];
  return [{ type: "paragraph", spans }];
}

const filled = (spans: readonly Span[]) => spans.length > 0;

/** Content of the editor as a text: nothing but what a text may hold, without empty paragraphs. */
export const toBlocks = ({ content = [] }: JSONContent): RichTextBlock[] => content.flatMap(blocksOf);

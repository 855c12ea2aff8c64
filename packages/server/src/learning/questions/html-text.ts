import sanitizeHtml from "sanitize-html";

/** Plain text of HTML: breaks and paragraphs begin a line, nothing a browser would run stays. */
export function textOfHtml(html: string): string {
  const broken = html.replaceAll(/\s+/g, " ").replaceAll(/<br\s*\/?>|<\/(p|div|li|h[1-6]|tr)>/gi, "\n");
  const bare = sanitizeHtml(broken, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ["script", "style"],
  });
  return bare
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ")
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .trim();
}

/** A plain text as HTML that says the same. */
export const htmlOfText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");

import sanitizeHtml from "sanitize-html";

/** The first pass takes the foreign away, the second reads what is left; more are never seen, and would mean malice. */
const MOST_PASSES = 5;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      "h2",
      "h3",
      "h4",
      "p",
      "br",
      "hr",
      "blockquote",
      "ul",
      "ol",
      "li",
      "strong",
      "b",
      "em",
      "i",
      "u",
      "s",
    ],
    ...["code", "pre", "sub", "sup", "a", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    ol: ["start"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "mailto"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 40,
  transformTags: {
    // A page has one first heading, and it is the activity's title.
    h1: "h2",
    h5: "h4",
    h6: "h4",
    a: (tagName, { href }) => ({
      tagName,
      attribs: outward(href),
    }),
  },
};

/** Whole addresses only: what is relative would lead somewhere else wherever the text is shown. */
function outward(href: string | undefined): sanitizeHtml.Attributes {
  if (href === undefined || !/^(https:\/\/|mailto:)/i.test(href.trim())) return {};
  return { href, target: "_blank", rel: "noopener noreferrer nofollow" };
}

/**
 * A text of the editor with what texts are made of, and nothing that runs, loads or looks like a part of the app:
 * headings, lists, emphasis, links out of it, tables and code. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  // Inside a drawing or a formula a parser nests what it would close in a text (`<svg><a><a>`), so that taking the
  // drawing away leaves words which read differently the next time. What is kept is what reads the same again.
  let clean = sanitizeHtml(html, options);
  for (let pass = 1; pass < MOST_PASSES; pass += 1) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) return clean;
    clean = again;
  }
  return sanitizeHtml(clean, { ...options, allowedTags: [] });
}

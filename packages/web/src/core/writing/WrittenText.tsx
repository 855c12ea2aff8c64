import type { RichTextBlock, Span } from "@trilha/contract/core/rich-text.ts";
import { shownLink } from "@trilha/contract/core/text-checks.ts";
import classes from "./written-text.module.css";

/** A run of letters with what it is said with. */
function Run({ text, bold, italic, link }: Span) {
  // An address pasted as it is; words stand as they were written.
  const shown = link && /^https?:\/\//.test(text) ? shownLink(text) : text;
  const emphasised = italic ? <em>{shown}</em> : shown;
  const strong = bold ? <strong>{emphasised}</strong> : emphasised;
  if (!link) return strong;
  const outside = link.startsWith("https:");
  return (
    <a href={link} {...(outside && { target: "_blank", rel: "noopener noreferrer nofollow" })}>
      {strong}
    </a>
  );
}

// A text is drawn whole and never moves within itself: where something stands is what it is.
function Runs({ spans }: { spans: readonly Span[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return spans.map((span, index) => <Run key={index} {...span} />);
}

function Part({ block }: { block: RichTextBlock }) {
  if (block.type === "list") {
    const items = block.items.map((spans, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={index}>
        <Runs spans={spans} />
      </li>
    ));
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  const words = <Runs spans={block.spans} />;
  if (block.type === "quote") return <blockquote>{words}</blockquote>;
  if (block.type === "paragraph") return <p>{words}</p>;
  return block.level === 2 ? <h2>{words}</h2> : <h3>{words}</h3>;
}

type Props = { blocks: readonly RichTextBlock[]; lang: string };

/** A text kept as structure (contract kernel/rich-text): only what its shape can say is ever drawn. */
export function WrittenText({ blocks, lang }: Props) {
  return (
    <div className={classes.text} lang={lang}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

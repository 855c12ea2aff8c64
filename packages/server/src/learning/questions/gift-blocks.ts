// GIFT sets questions apart by blank lines: each is read by itself, so that a broken one hides no other.

export interface GiftBlock {
  /** Where it begins, from 1. */
  line: number;
  text: string;
  /** Category: `$CATEGORY: a/b` gives "a" and "b". */
  tags: readonly string[];
}

const category = /^\s*\$CATEGORY:(.*)$/;
const comment = /^\s*\/\//;
/** How Moodle calls the places every course has. */
const places = /^(\$.*\$|top|default for .*)$/i;

/** The questions of a file, each with its comments and where it stands. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let tags: readonly string[] = [];
  let lines: string[] = [];
  let start = 1;
  const close = () => {
    if (lines.some((line) => line.trim() !== "" && !comment.test(line)))
      blocks.push({ line: start, text: lines.join("\n"), tags });
    lines = [];
  };
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const named = category.exec(line);
    if (named) {
      close();
      tags = (named[1] ?? "")
        .split("/")
        .map((part) => part.trim())
        .filter((part) => part !== "" && !places.test(part));
    } else if (line.trim() === "") close();
    else {
      if (lines.length === 0) start = at + 1;
      lines.push(line);
    }
  }
  close();
  return blocks;
}

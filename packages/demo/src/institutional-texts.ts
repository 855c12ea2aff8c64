import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { RichTextBlock, WrittenText } from "@trilha/contract/core/rich-text.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { type Lines, ofCimenta, ofEveryone, ofNimbus } from "./institutional-words.ts";
import type { Programme } from "./programmes.ts";

/** Lines of a text: `## ` begins a heading, `- ` an item of a list, anything else is a paragraph. */
function blocksOf(lines: readonly string[]): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.startsWith("## ")) blocks.push({ type: "heading", level: 2, spans: [{ text: line.slice(3) }] });
    else if (line.startsWith("- ") && last?.type === "list") last.items.push([{ text: line.slice(2) }]);
    else if (line.startsWith("- "))
      blocks.push({ type: "list", ordered: false, items: [[{ text: line.slice(2) }]] });
    else blocks.push({ type: "paragraph", spans: withMail(line) });
  }
  return blocks;
}

/** A mail address in a sentence can be tapped. */
function withMail(line: string) {
  const address = /[a-z]+@[a-z]+\.example/.exec(line);
  if (!address) return [{ text: line }];
  const [mail] = address;
  const after = line.slice(address.index + mail.length);
  return [
    { text: line.slice(0, address.index) },
    { text: mail, link: `mailto:${mail}` },
    ...(after ? [{ text: after }] : []),
  ];
}

/** Texts of a programme of the demo, in the four languages. */
export function institutionalTexts({ slug, name, supportEmail }: Programme) {
  const fill = (text: string) => text.replaceAll("{{name}}", name).replaceAll("{{email}}", supportEmail);
  const words: Partial<Record<TextKind, Readonly<Record<Locale, Lines>>>> = {
    ...ofEveryone,
    ...(slug === "nimbus" ? ofNimbus : ofCimenta),
  };
  const entries = Object.entries(words) as [TextKind, Readonly<Record<Locale, Lines>>][];
  return entries.map(([kind, byLocale]) => ({
    kind,
    texts: Object.fromEntries(
      locales.map((locale): [Locale, WrittenText] => {
        const [title, ...lines] = byLocale[locale].map(fill);
        return [locale, { title: title ?? "", summary: "", blocks: blocksOf(lines) }];
      }),
    ),
  }));
}

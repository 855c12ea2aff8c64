/** Sentence of an act in its parts, so that names can be links: "[who] blocked [whom]". */
export function sentenceParts(sentence: string): readonly ({ text: string } | { slot: "who" | "whom" })[] {
  return sentence
    .split(/(\[who\]|\[whom\])/)
    .filter((part) => part !== "")
    .map((part) =>
      part === "[who]" ? { slot: "who" } : part === "[whom]" ? { slot: "whom" } : { text: part },
    );
}

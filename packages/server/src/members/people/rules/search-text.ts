// People are found by what is typed, however a document was typed: the index holds it without dots and dashes (§validation#document).
import { normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";

export function searchText(typed: string | undefined): string {
  const text = (typed ?? "").trim();
  return /^[\d.\s-]+$/.test(text) ? normalizeDocument(text) : text;
}

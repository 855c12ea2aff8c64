import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { TextsByLocale } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/database.ts";
import {
  type DraftRow,
  defaultLocaleOf,
  drafts,
  type TextVersionRow,
  textsInForce,
} from "./texts.queries.ts";

const author = (id: string | null, name: string | null) => (id ? { id, name: name ?? "" } : null);

export const localesOf = (texts: TextsByLocale): Locale[] =>
  locales.filter((locale) => texts[locale] !== undefined);

export const presentVersion = (row: TextVersionRow) => ({
  version: row.version,
  texts: row.texts,
  publishedAt: row.published_at.toISOString(),
  by: author(row.published_by, row.author),
});

export const presentDraft = (row: DraftRow) => ({
  version: row.version,
  texts: row.texts,
  updatedAt: row.updated_at.toISOString(),
  by: author(row.updated_by, row.author),
});

/** One kind of text as its editors see it. */
export async function loadText(tx: Tx, text: { clientId: string; kind: TextKind; now: Date }) {
  const [[inForce], [draft], defaultLocale] = await Promise.all([
    textsInForce(tx, text),
    drafts(tx, text),
    defaultLocaleOf(tx, text.clientId),
  ]);
  return {
    kind: text.kind,
    inForce: inForce ? presentVersion(inForce) : null,
    draft: draft ? presentDraft(draft) : null,
    defaultLocale,
  };
}

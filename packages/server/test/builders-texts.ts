// Texts of a client, as they were published.

import type { Locale } from "@trilha/contract/core/locale.ts";
import { paragraphs } from "@trilha/contract/core/rich-text.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { TestApp } from "./app.ts";
import { type Client, plant } from "./builders.ts";

/** A version in the languages named, each titled by its language and version. */
export async function aText(
  app: TestApp,
  client: Client,
  kind: TextKind,
  fields: { version?: number; locales?: readonly Locale[]; publishedAt?: Date; words?: string } = {},
): Promise<void> {
  const {
    version = 1,
    locales = ["pt-BR"],
    publishedAt = new Date("2025-01-01"),
    words = "Um texto.",
  } = fields;
  const texts = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { title: `${locale} ${version}`, summary: "", blocks: paragraphs(words) },
    ]),
  );
  await plant(app, (tx) =>
    tx
      .insertInto("legal_texts")
      .values({
        client_id: client.id,
        kind,
        version,
        texts: JSON.stringify(texts),
        published_at: publishedAt,
        published_by: null,
      })
      .execute(),
  );
}

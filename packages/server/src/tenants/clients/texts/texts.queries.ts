import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { sql } from "kysely";
import type { TextsByLocale } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/database.ts";

export interface TextVersionRow {
  kind: TextKind;
  version: number;
  texts: TextsByLocale;
  published_at: Date;
  published_by: string | null;
  author: string | null;
}

export interface DraftRow {
  kind: TextKind;
  version: number;
  texts: TextsByLocale;
  updated_at: Date;
  updated_by: string | null;
  author: string | null;
}

const nameOf = sql`nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')`;

/** The version in force of every text a client has, or of one kind. */
export async function textsInForce(
  tx: Tx,
  text: { clientId: string; kind?: TextKind; now: Date },
): Promise<TextVersionRow[]> {
  const { rows } = await sql<TextVersionRow>`
    select distinct on (t.kind) t.kind, t.version, t.texts, t.published_at, t.published_by, ${nameOf} as author
    from legal_texts t left join users u on u.id = t.published_by
    where t.client_id = ${text.clientId} and (${text.kind ?? null}::text is null or t.kind = ${text.kind ?? null}::text)
      and t.published_at <= ${text.now}
    order by t.kind, t.version desc`.execute(tx);
  return rows;
}

/** One version as it was published. */
export async function textVersion(
  tx: Tx,
  text: { clientId: string; kind: TextKind; version: number },
): Promise<TextVersionRow | undefined> {
  const { rows } = await sql<TextVersionRow>`
    select t.kind, t.version, t.texts, t.published_at, t.published_by, ${nameOf} as author
    from legal_texts t left join users u on u.id = t.published_by
    where t.client_id = ${text.clientId} and t.kind = ${text.kind} and t.version = ${text.version}`.execute(
    tx,
  );
  return rows[0];
}

/** Versions from the newest, each with how many people accepted it. */
export async function textVersions(
  tx: Tx,
  text: { clientId: string; kind: TextKind },
  page: { before: number | undefined; rows: number },
): Promise<(TextVersionRow & { accepted: number })[]> {
  const { rows } = await sql<TextVersionRow & { accepted: number }>`
    select t.kind, t.version, t.texts, t.published_at, t.published_by, ${nameOf} as author,
           (select count(distinct a.user_id)::integer from acceptances a
             where a.client_id = t.client_id and a.kind = t.kind and a.version = t.version) as accepted
    from legal_texts t left join users u on u.id = t.published_by
    where t.client_id = ${text.clientId} and t.kind = ${text.kind}
      and (${page.before ?? null}::bigint is null or t.version < ${page.before ?? null}::bigint)
    order by t.version desc limit ${page.rows}`.execute(tx);
  return rows;
}

/** Drafts of a client, or of one kind. */
export async function drafts(tx: Tx, text: { clientId: string; kind?: TextKind }): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select d.kind, d.version, d.texts, d.updated_at, d.updated_by, ${nameOf} as author
    from text_drafts d left join users u on u.id = d.updated_by
    where d.client_id = ${text.clientId} and (${text.kind ?? null}::text is null or d.kind = ${text.kind ?? null}::text)`.execute(
    tx,
  );
  return rows;
}

/** Lets one change of a text begin after the other; the draft's version as it is then, null when there is none. */
export async function lockText(
  tx: Tx,
  { clientId, kind }: { clientId: string; kind: TextKind },
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text ${clientId} ${kind}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom("text_drafts")
    .select("version")
    .where("client_id", "=", clientId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.version ?? null;
}

export async function writeDraft(
  tx: Tx,
  draft: {
    clientId: string;
    kind: TextKind;
    version: number;
    texts: TextsByLocale;
    userId: string;
    now: Date;
  },
): Promise<void> {
  const written = {
    texts: JSON.stringify(draft.texts),
    version: draft.version,
    updated_at: draft.now,
    updated_by: draft.userId,
  };
  await tx
    .insertInto("text_drafts")
    .values({ client_id: draft.clientId, kind: draft.kind, ...written })
    .onConflict((conflict) => conflict.columns(["client_id", "kind"]).doUpdateSet(written))
    .execute();
}

export async function removeDraft(
  tx: Tx,
  { clientId, kind }: { clientId: string; kind: TextKind },
): Promise<void> {
  await tx.deleteFrom("text_drafts").where("client_id", "=", clientId).where("kind", "=", kind).execute();
}

/** Adds a version; it never changes afterwards. */
export async function insertVersion(
  tx: Tx,
  text: {
    clientId: string;
    kind: TextKind;
    version: number;
    texts: TextsByLocale;
    userId: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto("legal_texts")
    .values({
      client_id: text.clientId,
      kind: text.kind,
      version: text.version,
      texts: JSON.stringify(text.texts),
      published_at: text.now,
      published_by: text.userId,
    })
    .execute();
}

/** The highest version of a text there is, in force or not yet. */
export async function lastVersion(
  tx: Tx,
  { clientId, kind }: { clientId: string; kind: TextKind },
): Promise<number> {
  const row = await tx
    .selectFrom("legal_texts")
    .select((eb) => eb.fn.max("version").as("version"))
    .where("client_id", "=", clientId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** The language of a client. */
export async function defaultLocaleOf(tx: Tx, clientId: string): Promise<Locale> {
  const row = await tx
    .selectFrom("client_branding")
    .select("default_locale")
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return row.default_locale;
}

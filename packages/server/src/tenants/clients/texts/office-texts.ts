import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as spec from "@trilha/contract/tenants/clients/text-endpoints.ts";
import { needsAcceptance, textKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { refuse } from "../../../core/refusal.ts";
import type { UseCase } from "../../../core/use-case.ts";
import { pageOf, readCursor } from "../../../db/cursor.ts";
import { readIn } from "../rules/choose-text.ts";
import { loadText, localesOf, presentDraft, presentVersion } from "./present-text.ts";
import { defaultLocaleOf, drafts, textsInForce, textVersion, textVersions } from "./texts.queries.ts";

/** Every kind of text, written or not. */
export const listOfficeTexts: UseCase<typeof spec.listOfficeTexts> = (call) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const [inForce, written] = await Promise.all([
      textsInForce(tx, { clientId, now: call.now }),
      drafts(tx, { clientId }),
    ]);
    return {
      items: textKinds.map((kind) => {
        const current = inForce.find((row) => row.kind === kind);
        const draft = written.find((row) => row.kind === kind);
        return { kind, inForce: current ? published(current) : null, draft: draft ? begun(draft) : null };
      }),
    };
  });

const published = (row: Parameters<typeof presentVersion>[0]) => {
  const { version, publishedAt, texts } = presentVersion(row);
  return { version, publishedAt, locales: localesOf(texts) };
};

const begun = (row: Parameters<typeof presentDraft>[0]) => {
  const { updatedAt, by: author, texts } = presentDraft(row);
  return { updatedAt, by: author, locales: localesOf(texts) };
};

/** One text with its draft, in all languages. */
export const readOfficeText: UseCase<typeof spec.readOfficeText> = (call, { params }) =>
  call.read((tx) => loadText(tx, { clientId: call.actor.clientId, kind: params.kind, now: call.now }));

/** The history of a text. */
export const listTextVersions: UseCase<typeof spec.listTextVersions> = (call, { params, query }) =>
  call.read(async (tx) => {
    const text = { clientId: call.actor.clientId, kind: params.kind };
    const before = readCursor(query.cursor, ["number"])?.[0];
    const rows = await textVersions(tx, text, { before, rows: query.limit + 1 });
    const clientLocale = await defaultLocaleOf(tx, text.clientId);
    return pageOf(
      rows,
      query.limit,
      ({ version }) => [version],
      (row) => {
        const { version, publishedAt, by: author, texts } = presentVersion(row);
        const locale = readIn(texts, call.locale, clientLocale);
        const summary = (locale && texts[locale]?.summary) ?? "";
        const accepted = needsAcceptance(params.kind) ? row.accepted : null;
        return { version, publishedAt, by: author, locales: localesOf(texts), summary, accepted };
      },
    );
  });

/** One version as it was published. */
export const readTextVersion: UseCase<typeof spec.readTextVersion> = (call, { params }) =>
  call.read(async (tx) => {
    const row = await textVersion(tx, { clientId: call.actor.clientId, ...params });
    return row ? presentVersion(row) : refuse(genericProblems.notFound);
  });

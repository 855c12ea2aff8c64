import type * as contract from "@trilha/contract/content/portfolio/endpoints.ts";
import { portfolioProblems } from "@trilha/contract/content/portfolio/problems.ts";
import type { PortfolioTexts } from "@trilha/contract/content/portfolio/shapes.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { areReady, pictureUrl } from "../../core/files/index.ts";
import { publicAddress } from "../../core/public-address.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { publicOrigin, switchPortfolio } from "../../tenants/clients/index.ts";
import { choiceRows, countPublished, lockPortfolio, writePortfolio } from "./office.queries.ts";
import { clientShown, teamRows } from "./portfolio.queries.ts";

const noTexts: PortfolioTexts = { headline: {}, intro: {}, teamTitle: {}, teamText: {} };

/** The portfolio as its editor changes it. */
async function loadOffice(
  tx: Tx,
  call: MemberCall,
): Promise<Answer<typeof contract.readPortfolioOffice> | undefined> {
  const { clientId } = call.actor;
  const client = await clientShown(tx, clientId);
  if (!client) return undefined;
  const [people, choices] = [await teamRows(tx, clientId), await choiceRows(tx, clientId)];
  const ofOwnHost = client.host === null ? `?client=${encodeURIComponent(client.slug)}` : "";
  return {
    version: client.version ?? 0,
    enabled: client.enabled,
    address: `${publicOrigin(call.parts, client.host)}/portfolio${ofOwnHost}`,
    texts: client.texts ?? noTexts,
    people: people.map(({ fileId, fileOwner, ...person }) => ({
      ...person,
      pictureFileId: fileId,
      pictureUrl: fileId && fileOwner && publicAddress(fileOwner, fileId, "large"),
    })),
    courses: choices.map(({ title, locale, coverFileId, ...choice }) => ({
      ...choice,
      title: inLanguage(title, call.locale, locale)?.value ?? "",
      coverUrl: pictureUrl(call, coverFileId),
    })),
  };
}

export const readPortfolioOffice: UseCase<typeof contract.readPortfolioOffice> = (call) =>
  call.read(async (tx) => (await loadOffice(tx, call)) ?? refuse(genericProblems.notFound));

/** Saves the whole portfolio: what is published and shown today may be hidden tomorrow without a save. */
export const editPortfolio: UseCase<typeof contract.editPortfolio> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const held = await lockPortfolio(tx, clientId);
    if (held !== body.version) return refuse(genericProblems.conflict);
    const { texts, people, enabled } = body;
    const courseIds = [...new Set(body.courseIds)];
    if ((await countPublished(tx, clientId, courseIds)) < courseIds.length) {
      return refuse(portfolioProblems.notPublished);
    }
    const fileIds = people.flatMap(({ pictureFileId }) => (pictureFileId === null ? [] : [pictureFileId]));
    if (!(await areReady(tx, { clientId, fileIds, kind: "branding" })))
      return refuse(genericProblems.notFound);
    const before = await loadOffice(tx, call);
    await writePortfolio(tx, { clientId, version: held + 1, texts, people, courseIds, now: call.now });
    if (before?.enabled !== enabled) await switchPortfolio(tx, clientId, enabled);
    const after = await loadOffice(tx, call);
    if (!before || !after) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      ...{ action: "portfolio.edit", entity: "portfolio", entityId: clientId },
      ...{ before: auditFacts(before), after: auditFacts(after) },
    });
    return after;
  });

const auditFacts = ({ enabled, texts, people, courses }: Answer<typeof contract.readPortfolioOffice>) => ({
  enabled,
  texts,
  people: people.map(({ name }) => name),
  courses: courses.filter(({ shown }) => shown).map(({ title }) => title),
});

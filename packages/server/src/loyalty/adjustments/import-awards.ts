import { createHash } from "node:crypto";
import { documentsLike } from "@trilha/contract/accounts/identity/checks.ts";
import { formatLongMoment } from "@trilha/contract/core/dates.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importAwards as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import type { AwardColumn } from "@trilha/contract/loyalty/adjustments/import-columns.ts";
import { awardProblems } from "@trilha/contract/loyalty/adjustments/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { keepFile } from "../../core/files/index.ts";
import { importFile, readLines, type SheetRead } from "../../core/imports/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { sameContent } from "./adjustments.content.queries.ts";
import { peopleByKeys, storesByCode } from "./adjustments.people.queries.ts";
import { type AwardingCampaign, groundOf } from "./campaign-ground.ts";
import { manualTrace, propose } from "./propose.ts";
import { contentOf } from "./rules/award-content.ts";
import { type AwardLine, awardColumnsOfFile, readAwardLine } from "./rules/award-line.ts";
import { type KnownPerson, type PlannedAward, planAwards } from "./rules/award-plan.ts";

interface AwardFilePlan {
  awards: PlannedAward[];
  errors: LineError[];
  /** Hash of the content of the good lines. */
  hash: Buffer;
}

/**
 * Checks a file of awards, or proposes it. Refuses `awards.same_file` when a file of the same content waits in the
 * campaign or was approved; after a refusal or a withdrawal it may come again.
 */
export const importAwards: UseCase<typeof spec> = (call, { body }) => {
  const { campaignId, fileId, reason } = body;
  const { clientId } = call.actor;
  let id: string | null = null;
  let isWhole = true;
  return importFile(call, body, {
    kind: "awards",
    columns: awardColumnsOfFile,
    plan: async (tx, sheet): Promise<AwardFilePlan | Refusal> => {
      const ground = await groundOf(tx, clientId, campaignId, call.now);
      if (!ground) return refuse(genericProblems.notFound);
      if (!ground.open) return refuse(awardProblems.campaignClosed);
      const plan = await planSheet(tx, call, sheet, ground);
      if (plan.errors.length > 0) isWhole = false;
      const repeated = isWhole && (await refuseRepeated(tx, call, campaignId, plan));
      return repeated || plan;
    },
    figures: ({ awards }) => ({ created: awards.length, updated: 0, unchanged: 0 }),
    more: (plan) => ({
      id,
      points: sumOf(plan, "points"),
      experience: sumOf(plan, "experience"),
    }),
    write: async (tx, plan) => {
      const repeated = await refuseRepeated(tx, call, campaignId, plan);
      if (repeated) return repeated;
      const { awards, hash } = plan;
      const awarded = awards.map((award) => ({
        ...award,
        trace: manualTrace(award.note || reason, award.points, award.experience),
      }));
      const batch = { kind: "file", campaignId, reason, file: { id: fileId, contentHash: hash } } as const;
      id = await propose(tx, call, batch, awarded);
      // Files of awards are kept as long as they are.
      await keepFile(tx, { clientId, fileId });
      return undefined;
    },
  });
};

const sumOf = (plan: AwardFilePlan | undefined, unit: "points" | "experience") =>
  plan?.awards.reduce((sum, award) => sum + award[unit], 0) ?? 0;

async function refuseRepeated(
  tx: Tx,
  call: MemberCall,
  campaignId: string,
  { awards, hash }: AwardFilePlan,
): Promise<Refusal | undefined> {
  if (awards.length === 0) return undefined;
  const earlier = await sameContent(tx, { clientId: call.actor.clientId, campaignId }, hash);
  if (!earlier) return undefined;
  const { proposer_name: who, proposed_at: at, time_zone: timeZone } = earlier;
  return refuse(awardProblems.sameFile, { who, when: formatLongMoment(at, call.locale, timeZone) });
}

/** Judges every line. */
async function planSheet(
  tx: Tx,
  call: MemberCall,
  sheet: SheetRead<AwardColumn>,
  ground: AwardingCampaign,
): Promise<AwardFilePlan> {
  const { clientId, userId } = call.actor;
  const stores = new Map((await storesByCode(tx, clientId)).map(({ id, code }) => [plain(code), id]));
  const about = { locale: call.locale, storeOf: (code: string) => stores.get(plain(code)) };
  const { good, errors } = await readLines(sheet, (line, cells, header) =>
    readAwardLine(line, cells, header, about),
  );
  const peopleOf = await peopleNamed(tx, clientId, ground, good);
  const plan = planAwards(good, { proposer: userId, names: sheet.header.names, peopleOf });
  return {
    awards: plan.awards,
    errors: [...errors, ...plan.errors.filter((fault) => !isTwinOfWrong(fault, errors))],
    hash: createHash("sha256").update(contentOf(good, peopleOf)).digest(),
  };
}

/** A line that could not be read whole is no twin of another, and another none of it. */
function isTwinOfWrong({ line, code, params }: LineError, wrong: readonly LineError[]): boolean {
  return code === "duplicate_in_file" && wrong.some((one) => one.line === line || one.line === params?.line);
}

/** Finds people by user name or e-mail, and else by their document. */
async function peopleNamed(
  tx: Tx,
  clientId: string,
  ground: AwardingCampaign,
  lines: readonly AwardLine[],
): Promise<(key: string) => readonly KnownPerson[]> {
  const keys = [...new Set(lines.map(({ person }) => person.toLowerCase()))];
  const rows = await peopleByKeys(tx, { clientId, campaignId: ground.id }, keys, keys.flatMap(documentsLike));
  const byKey = new Map<string, KnownPerson[]>();
  const byDocument = new Map<string, KnownPerson[]>();
  for (const { user_id, username, email, document, country } of rows) {
    const person = { userId: user_id, days: (country && ground.daysIn(country)) ?? null };
    for (const key of new Set([username, email])) if (key) enter(byKey, key, person);
    if (document) enter(byDocument, document, person);
  }
  return (key) => {
    const named = byKey.get(key.toLowerCase());
    if (named) return named;
    return documentsLike(key).flatMap((document) => byDocument.get(document) ?? []);
  };
}

function enter(people: Map<string, KnownPerson[]>, key: string, person: KnownPerson): void {
  people.set(key, [...(people.get(key) ?? []), person]);
}

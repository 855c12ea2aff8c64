import { createHash } from "node:crypto";
import { setImmediate as giveWay } from "node:timers/promises";
import { documentsLike } from "@trilha/contract/accounts/identity/checks.ts";
import { formatLongMoment } from "@trilha/contract/core/dates.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importAwards as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardProblems } from "@trilha/contract/loyalty/adjustments/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { keepFile, lineErrorsInWords, openSheet, type Sheet } from "../../core/files/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { sameContent } from "./adjustments.content.queries.ts";
import { peopleByKeys, storesByCode } from "./adjustments.people.queries.ts";
import { type AwardingCampaign, groundOf } from "./campaign-ground.ts";
import { manualTrace, propose } from "./propose.ts";
import { contentOf } from "./rules/award-content.ts";
import { type AwardLine, readAwardHeader, readAwardLine } from "./rules/award-line.ts";
import { type KnownPerson, type PlannedAward, planAwards } from "./rules/award-plan.ts";

type Body = Input<typeof spec>["body"];
interface Plan {
  awards: PlannedAward[];
  errors: LineError[];
  /** Hash of the content; undefined while lines are wrong. */
  hash?: Buffer;
}

// A long file is read in turns, so that other requests are answered meanwhile.
const turn = 500;

/**
 * Checks a file of awards, or proposes it whole; with one bad line nothing is proposed. Refuses `awards.same_file` when
 * a file of the same content waits in the campaign or was approved; after a refusal or a withdrawal it may come again.
 */
export const importAwards: UseCase<typeof spec> = async (call, { body }) => {
  const sheet = await openSheet(call, body.fileId);
  return isRefusal(sheet) ? sheet : call.write((tx) => bringIn(tx, call, sheet, body));
};

async function bringIn(tx: Tx, call: MemberCall, sheet: Sheet, body: Body) {
  const { campaignId, fileId, reason, dryRun } = body;
  const ground = await groundOf(tx, call.actor.clientId, campaignId, call.now);
  if (!ground) return refuse(genericProblems.notFound);
  if (!ground.open) return refuse(awardProblems.campaignClosed);
  const plan = await planSheet(tx, call, sheet, ground);
  if (!plan) return refuse(importProblems.unreadable);
  const { awards, errors, hash } = plan;
  const repeated = hash && (await refuseRepeated(tx, call, campaignId, hash));
  if (repeated) return repeated;
  const awarded = awards.map((award) => ({
    ...award,
    trace: manualTrace(award.note || reason, award.points, award.experience),
  }));
  const file = hash && { id: fileId, contentHash: hash };
  const batch = { kind: "file", campaignId, reason } as const;
  const id = file && !dryRun ? await propose(tx, call, { ...batch, file }, awarded) : null;
  // Files of awards are kept as long as they are.
  if (id) await keepFile(tx, { clientId: call.actor.clientId, fileId });
  return {
    id,
    lines: sheet.lines.length,
    created: awards.length,
    updated: 0,
    unchanged: 0,
    ok: hash !== undefined,
    imported: id !== null,
    points: awards.reduce((sum, { points }) => sum + points, 0),
    experience: awards.reduce((sum, { experience }) => sum + experience, 0),
    errors: lineErrorsInWords(errors, call),
  };
}

async function refuseRepeated(
  tx: Tx,
  call: MemberCall,
  campaignId: string,
  hash: Buffer,
): Promise<Refusal | undefined> {
  const earlier = await sameContent(tx, { clientId: call.actor.clientId, campaignId }, hash);
  if (!earlier) return undefined;
  const { proposer_name: who, proposed_at: at, time_zone: timeZone } = earlier;
  return refuse(awardProblems.sameFile, { who, when: formatLongMoment(at, call.locale, timeZone) });
}

/** Judges every line; undefined when the first line is no header. */
async function planSheet(
  tx: Tx,
  call: MemberCall,
  sheet: Sheet,
  ground: AwardingCampaign,
): Promise<Plan | undefined> {
  const read = readAwardHeader(sheet.header);
  if (!read) return undefined;
  if ("errors" in read) return { awards: [], errors: read.errors };
  const { clientId, userId } = call.actor;
  const stores = new Map((await storesByCode(tx, clientId)).map(({ id, code }) => [plain(code), id]));
  const about = { locale: call.locale, storeOf: (code: string) => stores.get(plain(code)) };
  const good: AwardLine[] = [];
  const errors: LineError[] = [];
  for (const [index, { line, cells }] of sheet.lines.entries()) {
    if (index % turn === turn - 1) await giveWay();
    const result = readAwardLine(line, cells, read.header, about);
    if ("errors" in result) errors.push(...result.errors);
    else good.push(result);
  }
  const peopleOf = await peopleNamed(tx, clientId, ground, good);
  const plan = planAwards(good, { proposer: userId, names: read.header.names, peopleOf });
  const wrong = [...errors, ...plan.errors];
  const right = wrong.length === 0 && plan.awards.length > 0;
  return {
    awards: plan.awards,
    errors: wrong,
    ...(right && { hash: createHash("sha256").update(contentOf(good, peopleOf)).digest() }),
  };
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

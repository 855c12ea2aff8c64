import { setImmediate as giveWay } from "node:timers/promises";
import { byTitle } from "@trilha/contract/core/imports/by-title.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { importCompletions as spec } from "@trilha/contract/members/requirements/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { lineErrorsInWords, openSheet, type Sheet } from "../../core/files/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { peopleNamed } from "../groups/index.ts";
import { insertCompletions, knownCompletions, type TrainingCompletion } from "./completions.queries.ts";
import { type CompletionLine, readCompletionHeader, readCompletionLine } from "./rules/completion-line.ts";
import { timeZoneOf, trainingTitles } from "./trainings.queries.ts";

// A long file is read in turns, so that other requests are answered meanwhile.
const turn = 500;

/** §validation#required-training Checks a file of completed trainings, or brings it in whole; with one bad line nothing is. */
export const importCompletions: UseCase<typeof spec> = async (call, { body }) => {
  const sheet = await openSheet(call, body.fileId);
  if (isRefusal(sheet)) return sheet;
  return call.write(async (tx) => {
    const plan = await planSheet(tx, call, sheet);
    if (!plan) return refuse(importProblems.unreadable);
    const { clientId } = call.actor;
    const { completions, errors } = plan;
    const known = await knownCompletions(tx, clientId, completions);
    const fresh = completions.filter(({ trainingId, userId }) => !known.has(`${trainingId} ${userId}`));
    const ok = errors.length === 0 && completions.length > 0;
    const imported = ok && !body.dryRun;
    if (imported) {
      await insertCompletions(tx, { clientId, source: "import" }, fresh);
      await recordAudit(tx, call, {
        action: "trainings.import",
        entity: "training",
        entityId: body.fileId,
        after: { lines: sheet.lines.length, new: fresh.length },
      });
    }
    return {
      lines: sheet.lines.length,
      created: fresh.length,
      updated: 0,
      unchanged: completions.length - fresh.length,
      ok,
      imported,
      errors: lineErrorsInWords(errors, call),
    };
  });
};

/** Judges every line; undefined when the first line is no header. */
async function planSheet(
  tx: Tx,
  call: MemberCall,
  sheet: Sheet,
): Promise<{ completions: TrainingCompletion[]; errors: LineError[] } | undefined> {
  const read = readCompletionHeader(sheet.header);
  if (!read) return undefined;
  if ("errors" in read) return { completions: [], errors: read.errors };
  const { clientId } = call.actor;
  const timeZone = await timeZoneOf(tx, clientId);
  const today = localDay(call.now, timeZone);
  const about = { locale: call.locale, today, trainingOf: byTitle(await trainingTitles(tx, clientId)) };
  const good: CompletionLine[] = [];
  const errors: LineError[] = [];
  for (const [index, { line, cells }] of sheet.lines.entries()) {
    if (index % turn === turn - 1) await giveWay();
    const result = readCompletionLine(line, cells, read.header, about);
    if ("errors" in result) errors.push(...result.errors);
    else good.push(result);
  }
  const personOf = await peopleNamed(
    tx,
    clientId,
    good.map(({ person }) => person),
  );
  const seen = new Set<string>();
  const completions: TrainingCompletion[] = [];
  for (const { line, person, trainingId, date } of good) {
    const [named, ...others] = personOf(person);
    const userId = named?.userId;
    const column = read.header.names.person ?? "person";
    if (!userId || others.length > 0) {
      errors.push({ line, column, value: person, code: "reference_unknown", params: { value: person } });
    } else if (seen.has(`${trainingId} ${userId}`)) {
      errors.push({ line, column, value: person, code: "duplicate_in_file" });
    } else {
      seen.add(`${trainingId} ${userId}`);
      const completedAt = date === null || date === today ? call.now : firstMomentOf(date, timeZone);
      completions.push({ trainingId, userId, completedAt });
    }
  }
  return { completions, errors };
}

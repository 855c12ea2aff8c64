import { byTitle, titlesIn } from "@trilha/contract/core/imports/by-title.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { importCompletions as spec } from "@trilha/contract/members/requirements/endpoints.ts";
import type { CompletionColumn } from "@trilha/contract/members/requirements/import-columns.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { importFile, readLines, type SheetRead } from "../../core/imports/index.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { peopleNamed } from "../groups/index.ts";
import { insertCompletions, knownCompletions, type TrainingCompletion } from "./completions.queries.ts";
import { completionFile, readCompletionLine } from "./rules/completion-line.ts";
import { timeZoneOf, trainingTitles } from "./trainings.queries.ts";

interface CompletionPlan {
  completions: TrainingCompletion[];
  errors: LineError[];
}

/** §validation#required-training Checks a file of completed trainings, or brings it in. */
export const importCompletions: UseCase<typeof spec> = (call, { body }) => {
  const { clientId } = call.actor;
  return importFile(call, body, {
    kind: "completions",
    columns: completionFile,
    plan: async (tx, sheet) => {
      const { completions, errors } = await planSheet(tx, call, sheet);
      const known = await knownCompletions(tx, clientId, completions);
      const fresh = completions.filter(({ trainingId, userId }) => !known.has(`${trainingId} ${userId}`));
      return { completions, errors, fresh };
    },
    figures: ({ completions, fresh }) => ({
      ...{ created: fresh.length, updated: 0, unchanged: completions.length - fresh.length },
    }),
    more: () => ({}),
    write: async (tx, { completions, fresh }) => {
      await insertCompletions(tx, { clientId, source: "import" }, fresh);
      await recordAudit(tx, call, {
        action: "trainings.import",
        entity: "training",
        entityId: body.fileId,
        after: { lines: completions.length, new: fresh.length },
      });
      return undefined;
    },
  });
};

/** Judges every line. */
async function planSheet(
  tx: Tx,
  call: MemberCall,
  sheet: SheetRead<CompletionColumn>,
): Promise<CompletionPlan> {
  const { clientId } = call.actor;
  const timeZone = await timeZoneOf(tx, clientId);
  const today = localDay(call.now, timeZone);
  const titles = await trainingTitles(tx, clientId);
  const about = {
    ...{ locale: call.locale, today, trainingOf: byTitle(titles) },
    titles: titlesIn(titles, call.locale),
  };
  const { good, errors } = await readLines(sheet, (line, cells, header) =>
    readCompletionLine(line, cells, header, about),
  );
  const personOf = await peopleNamed(
    tx,
    clientId,
    good.map(({ person }) => person),
  );
  const seen = new Set<string>();
  const completions: TrainingCompletion[] = [];
  const column = sheet.header.names.person ?? "person";
  for (const { line, person, trainingId, date } of good) {
    const [named, ...others] = personOf(person);
    const userId = named?.userId;
    if (!userId || others.length > 0) {
      errors.push({ line, column, value: person, code: "reference_unknown", params: { value: person } });
    } else if (trainingId !== undefined && seen.has(`${trainingId} ${userId}`)) {
      errors.push({ line, column, value: person, code: "duplicate_in_file" });
    } else if (trainingId !== undefined) {
      seen.add(`${trainingId} ${userId}`);
      const completedAt = date === null || date === today ? call.now : firstMomentOf(date, timeZone);
      completions.push({ trainingId, userId, completedAt });
    }
  }
  return { completions, errors };
}

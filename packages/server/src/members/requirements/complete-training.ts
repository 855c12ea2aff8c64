import { genericProblems } from "@trilha/contract/core/problems.ts";
import { firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { completeTraining as spec } from "@trilha/contract/members/requirements/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { insertCompletions, membersAmong } from "./completions.queries.ts";
import { timeZoneOf, trainingById } from "./trainings.queries.ts";

/** §validation#required-training Says that people completed a training; whoever did already keeps the earlier day. */
export const markCompleted: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const training = await trainingById(tx, clientId, params.id);
    if (!training) return refuse(genericProblems.notFound);
    const members = await membersAmong(tx, clientId, body.userIds);
    const strangers = body.userIds.flatMap((id, index): RefusedField[] =>
      members.has(id) ? [] : [{ path: `body.userIds.${index}`, code: "not_an_option" }],
    );
    const timeZone = await timeZoneOf(tx, clientId);
    const today = localDay(call.now, timeZone);
    const day = body.completedOn ?? today;
    const late: RefusedField[] = day > today ? [{ path: "body.completedOn", code: "date_invalid" }] : [];
    const wrong = [...strangers, ...late];
    if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
    const completedAt = day === today ? call.now : firstMomentOf(day, timeZone);
    const about = { clientId, trainingId: training.id, completedAt, source: "staff" } as const;
    const completed = await completeTraining(tx, about, body.userIds);
    await recordAudit(tx, call, {
      action: "trainings.complete",
      entity: "training",
      entityId: training.id,
      entityName: Object.values(training.title)[0] ?? "",
      after: { people: [...new Set(body.userIds)], completedOn: day, new: completed },
    });
    return { completed };
  });

/**
 * The door by which anything says that people completed a training: staff, and the programme's own courses. Again it
 * changes nothing. Answers how many are new; their open pages look again at what opened.
 */
export async function completeTraining(
  tx: Tx,
  about: {
    clientId: string;
    trainingId: string;
    completedAt: Date;
    source: "staff" | "import" | "learning";
  },
  userIds: readonly string[],
): Promise<number> {
  const { clientId, trainingId, completedAt } = about;
  const completions = userIds.map((userId) => ({ trainingId, userId, completedAt }));
  const made = await insertCompletions(tx, about, completions);
  if (made > 0)
    for (const userId of userIds) await publishEvent(tx, "trainings.changed", { clientId, userId });
  return made;
}

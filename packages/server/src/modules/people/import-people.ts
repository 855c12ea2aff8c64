import type { Input } from "@trilha/contract/kernel/endpoint.ts";
import { fieldTexts } from "@trilha/contract/kernel/field-problems.ts";
import { localize } from "@trilha/contract/kernel/locale.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { importPeople as spec } from "@trilha/contract/people/endpoints.ts";
import { peopleProblems } from "@trilha/contract/people/problems.ts";
import { importLineLimit } from "@trilha/contract/people/shapes.ts";
import type { Tx } from "../../db/database.ts";
import { recordAudit } from "../../http/audit.ts";
import type { UseCase } from "../../http/bind.ts";
import type { MemberCall } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { readBytes } from "../files/index.ts";
import { inviteLater } from "./invite-many.ts";
import { planFile } from "./plan-file.ts";
import { readPeopleFile } from "./read-people-file.ts";
import type { LineError } from "./rules/import-line.ts";
import type { ImportPlan } from "./rules/import-plan.ts";
import { writePlan } from "./write-plan.ts";

type Body = Input<typeof spec>["body"];
type Sheet = Exclude<Awaited<ReturnType<typeof readPeopleFile>>, string>;

/** Checks a people file, or brings it in whole; with one bad line nothing is imported. */
export const importPeople: UseCase<typeof spec> = async (call, { body }) => {
  const { actor, parts } = call;
  const file = { fileId: body.fileId, ownerId: actor.userId, kind: "import" } as const;
  const bytes = await call.read((tx) => readBytes(parts, tx, file));
  if (!bytes) return refuse(genericProblems.notFound);
  const sheet = await readPeopleFile(bytes, importLineLimit);
  if (sheet === "unreadable") return refuse(peopleProblems.importUnreadable);
  if (sheet === "too_long") return refuse(peopleProblems.importTooLong, { maximum: importLineLimit });
  return call.write((tx) => bringIn(tx, call, sheet, body));
};

async function bringIn(tx: Tx, call: MemberCall, sheet: Sheet, body: Body) {
  const plan = await planFile(tx, call.actor.clientId, sheet);
  if (!plan) return refuse(peopleProblems.importUnreadable);
  const bad = plan.errors.length > 0;
  const report = (imported: boolean) => ({
    lines: sheet.lines.length,
    created: plan.creates.length + plan.joins.length,
    updated: plan.updates.length,
    unchanged: plan.unchanged,
    ok: !bad,
    imported,
    errors: inWords(plan.errors, call),
  });
  if (bad || body.dryRun) return report(false);
  const written = await writePlan(tx, call, plan);
  if (!written) return refuse(genericProblems.conflict);
  if (body.invite) await inviteLater(tx, call.actor.clientId, written.invitable, call.now);
  await audit(tx, call, body, plan);
  return report(true);
}

/** Every bad line, in the order of the file and in the caller's language. */
function inWords(errors: readonly LineError[], call: MemberCall) {
  return [...errors]
    .sort((a, b) => a.line - b.line)
    .map(({ line, column, value, code, params }) => ({
      line,
      column,
      value,
      code,
      title: localize(fieldTexts[code], call.locale, params),
    }));
}

async function audit(tx: Tx, call: MemberCall, body: Body, plan: ImportPlan): Promise<void> {
  const { creates, joins, updates, unchanged } = plan;
  const after = {
    created: creates.length,
    joined: joins.length,
    updated: updates.length,
    unchanged,
    invited: body.invite,
  };
  await recordAudit(tx, call, {
    action: "people.import",
    entity: "people_file",
    entityId: body.fileId,
    after,
  });
}

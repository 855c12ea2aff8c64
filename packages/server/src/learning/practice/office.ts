import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/practice/endpoints.ts";
import type { DrillWrite, OfficeDrill } from "@trilha/contract/learning/practice/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { clientHasNamed, countAudience } from "../../members/eligibility/index.ts";
import { banksNamed } from "../questions/index.ts";
import { drillPool } from "./drills.queries.ts";
import * as rows from "./office.queries.ts";

/** Drills of the client, the newest first. */
export const listDrills: UseCase<typeof contract.listDrills> = async (call, { query }) => {
  const { clientId } = call.actor;
  const { state, limit } = query;
  const after = readCursor(query.cursor, ["moment", "id"]);
  const page = await call.read((tx) => rows.drillPage(tx, { clientId, state }, { after, rows: limit + 1 }));
  return pageOf(
    page,
    limit,
    (row) => [row.created_at.getTime(), row.id],
    (row) => ({
      ...{ id: row.id, title: textIn(row.title, call.locale), bank: row.bank, questions: row.questions },
      ...{ from: row.from_at.toISOString(), until: row.until_at?.toISOString() ?? null },
      ...{ mandatory: row.mandatory, state: row.state, started: row.started, done: row.done },
      version: row.version,
    }),
  );
};

/** One drill, with whom it reaches and how many questions it may ask. */
export const readDrill: UseCase<typeof contract.readDrill> = (call, { params }) =>
  call.read((tx) => present(tx, call, params.id));

/** Makes a drill; its bank and whomever its rule names are the client's own. */
export const createDrill: UseCase<typeof contract.createDrill> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const wrong = await objection(tx, clientId, body);
    if (wrong) return wrong;
    const id = await rows.insertDrill(tx, { clientId, userId, now: call.now }, body);
    const about = { entity: "drill" as const, entityId: id, entityName: textIn(body.title, call.locale) };
    await recordAudit(tx, call, { action: "drills.create", ...about, after: body });
    return { id };
  });

/** Changes a drill; who began it keeps the questions drawn for them. */
export const editDrill: UseCase<typeof contract.editDrill> = (call, { params: { id }, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { version, ...drill } = body;
    const before = await rows.listedDrill(tx, clientId, id);
    if (!before) return refuse(genericProblems.notFound);
    const wrong = await objection(tx, clientId, drill);
    if (wrong) return wrong;
    if (!(await rows.updateDrill(tx, { clientId, id, version, now: call.now }, drill)))
      return refuse(genericProblems.conflict);
    const about = { entity: "drill" as const, entityId: id, entityName: textIn(drill.title, call.locale) };
    await recordAudit(tx, call, { action: "drills.edit", ...about, before: writtenOf(before), after: drill });
    return present(tx, call, id);
  });

/** Audience of a drill and who did it, by name. */
export const listDrilled: UseCase<typeof contract.listDrilled> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { search = "", state, limit } = query;
    const drill = await rows.listedDrill(tx, clientId, params.id);
    if (!drill) return refuse(genericProblems.notFound);
    const filter = { clientId, drillId: drill.id, eligibility: drill.audience, now: call.now, search, state };
    const after = readCursor(query.cursor, ["string", "id"]);
    return pageOf(
      await rows.drilledPage(tx, filter, { after, rows: limit + 1 }),
      limit,
      (row) => [row.sort_name, row.membership_id],
      (row) => ({
        ...{ membershipId: row.membership_id, name: row.sort_name },
        state: row.done_at
          ? ("done" as const)
          : row.started_at
            ? ("started" as const)
            : ("not_started" as const),
        ...{ answered: row.answered ?? 0, right: row.correct ?? 0 },
        startedAt: row.started_at?.toISOString() ?? null,
        doneAt: row.done_at?.toISOString() ?? null,
      }),
    );
  });

async function objection(tx: Tx, clientId: string, drill: DrillWrite): Promise<Refusal | undefined> {
  const unknown = (path: string) => ({ path, code: "reference_unknown" as const });
  const [bank] = await banksNamed(tx, clientId, [drill.bankId]);
  if (!bank) return refuse(genericProblems.notFound);
  if (!(await clientHasNamed(tx, clientId, drill.audience)))
    return refuse(genericProblems.invalidInput, {}, [unknown("body.audience")]);
  if (drill.until !== null && drill.until <= drill.from)
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.until", code: "invalid" }]);
  return undefined;
}

const writtenOf = (row: rows.ListedDrill): DrillWrite => ({
  ...{ title: row.title, bankId: row.bank_id, tags: row.tags, questions: row.questions },
  ...{ from: row.from_at.toISOString(), until: row.until_at?.toISOString() ?? null },
  ...{ audience: row.audience, mandatory: row.mandatory, state: row.state },
});

async function present(tx: Tx, call: MemberCall, id: string): Promise<OfficeDrill | Refusal> {
  const { clientId } = call.actor;
  const row = await rows.listedDrill(tx, clientId, id);
  if (!row) return refuse(genericProblems.notFound);
  const { people } = await countAudience(tx, {
    clientId,
    eligibility: row.audience,
    now: call.now,
    names: 0,
  });
  const pool = (await drillPool(tx, row)).length;
  return {
    ...writtenOf(row),
    ...{ id, version: row.version, bank: row.bank, people, started: row.started, done: row.done, pool },
  };
}

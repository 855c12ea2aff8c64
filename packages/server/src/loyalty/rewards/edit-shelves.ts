import { genericProblems } from "@trilha/contract/core/problems.ts";
import { rewardProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import type {
  readShelves as readSpec,
  editShelves as spec,
} from "@trilha/contract/loyalty/rewards/shelf-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { faultOf, type ShelfFault } from "./rules/shelf-plan.ts";
import { settingsOf, takeVersion } from "./settings.queries.ts";
import { addShelves, allShelves, type CategoryRow, editShelves, type ShelfRow } from "./shelves.queries.ts";
import { writtenTexts } from "./written.ts";

/** Departments and categories, those switched off too. */
export const readShelves: UseCase<typeof readSpec> = (call) => call.read((tx) => present(tx, call));

/** Writes departments and categories as a whole; what exists may be switched off or moved, never left out. */
export const writeShelves: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { departments: wanted, version } = body;
    if (!(await takeVersion(tx, clientId, "shelves_version", version)))
      return refuse(genericProblems.conflict);
    const before = await allShelves(tx, clientId);
    const fault = faultOf(wanted, [...before.departments, ...before.categories]);
    if (fault) return refusalOf(fault, call);
    const departments = wanted.map(({ categories: _, ...shelf }, position) => ({
      ...shelf,
      name: writtenTexts(shelf.name),
      position,
    }));
    const categories = wanted.flatMap(({ id, categories: own }) =>
      own.map((shelf, position) => ({
        ...shelf,
        name: writtenTexts(shelf.name),
        position,
        department_id: id,
      })),
    );
    const added =
      (await writeOf(tx, clientId, "reward_departments", departments, before.departments)) &&
      (await writeOf(tx, clientId, "reward_categories", categories, before.categories));
    if (!added) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: "rewards.shelf_edit",
      entity: "reward_shelves",
      entityId: clientId,
      before: { shelves: auditFacts(before) },
      after: { shelves: auditFacts({ departments, categories }) },
    });
    return present(tx, call);
  });

/** False: an id somebody else has. */
async function writeOf(
  tx: Tx,
  clientId: string,
  table: "reward_departments" | "reward_categories",
  rows: readonly (ShelfRow & { department_id?: string })[],
  before: readonly ShelfRow[],
): Promise<boolean> {
  const known = new Set(before.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !known.has(id));
  if ((await addShelves(tx, clientId, table, fresh)) !== fresh.length) return false;
  await editShelves(
    tx,
    clientId,
    table,
    rows.filter(({ id }) => known.has(id)),
  );
  return true;
}

async function present(tx: Tx, call: MemberCall) {
  const { clientId } = call.actor;
  const { shelves_version: version } = await settingsOf(tx, clientId);
  const { departments, categories } = await allShelves(tx, clientId);
  const shelf = ({ id, name, active }: ShelfRow) => ({ id, name, active });
  return {
    version,
    departments: departments.map((department) => ({
      ...shelf(department),
      categories: categories.filter((category) => category.department_id === department.id).map(shelf),
    })),
  };
}

function refusalOf(fault: ShelfFault, { locale }: MemberCall): Refusal {
  switch (fault.kind) {
    case "missing":
      return refuse(rewardProblems.shelfMissing, { name: textIn(fault.shelf.name, locale) });
    case "name_used":
      return refuse(rewardProblems.shelfNameUsed, { name: textIn(fault.shelf.name, locale) });
    case "no_name":
      return refuse(genericProblems.invalidInput, {}, [{ path: fault.path, code: "required" }]);
    case "id_used":
      return refuse(genericProblems.invalidInput, {}, [{ path: fault.path, code: "invalid" }]);
  }
}

/** Shelves in the trail: each by its name, `off` where it is. */
function auditFacts({
  departments,
  categories,
}: {
  departments: readonly ShelfRow[];
  categories: readonly CategoryRow[];
}) {
  const named = ({ name, active }: ShelfRow) => `${textIn(name, "pt-BR")}${active ? "" : " (off)"}`;
  return Object.fromEntries(
    departments.map((department) => [
      named(department),
      categories.filter((category) => category.department_id === department.id).map(named),
    ]),
  );
}

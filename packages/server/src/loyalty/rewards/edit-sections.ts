import { genericProblems } from "@trilha/contract/core/problems.ts";
import { rewardProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import type {
  readSections as readSpec,
  editSections as spec,
} from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { faultOf, type SectionFault } from "./rules/section-plan.ts";
import {
  addSections,
  allSections,
  type CategoryRow,
  editSections,
  type SectionRow,
} from "./sections.queries.ts";
import { settingsOf, takeVersion } from "./settings.queries.ts";
import { writtenTexts } from "./written.ts";

/** Departments and categories, those switched off too. */
export const readSections: UseCase<typeof readSpec> = (call) => call.read((tx) => present(tx, call));

/** Writes departments and categories as a whole; what exists may be switched off or moved, never left out. */
export const writeSections: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { departments: wanted, version } = body;
    if (!(await takeVersion(tx, clientId, "sections_version", version)))
      return refuse(genericProblems.conflict);
    const before = await allSections(tx, clientId);
    const fault = faultOf(wanted, [...before.departments, ...before.categories]);
    if (fault) return refusalOf(fault, call);
    const departments = wanted.map(({ categories: _, ...section }, position) => ({
      ...section,
      name: writtenTexts(section.name),
      position,
    }));
    const categories = wanted.flatMap(({ id, categories: own }) =>
      own.map((section, position) => ({
        ...section,
        name: writtenTexts(section.name),
        position,
        department_id: id,
      })),
    );
    const added =
      (await writeOf(tx, clientId, "reward_departments", departments, before.departments)) &&
      (await writeOf(tx, clientId, "reward_categories", categories, before.categories));
    if (!added) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: "rewards.section_edit",
      entity: "reward_sections",
      entityId: clientId,
      before: { sections: auditFacts(before) },
      after: { sections: auditFacts({ departments, categories }) },
    });
    return present(tx, call);
  });

/** False: an id somebody else has. */
async function writeOf(
  tx: Tx,
  clientId: string,
  table: "reward_departments" | "reward_categories",
  rows: readonly (SectionRow & { department_id?: string })[],
  before: readonly SectionRow[],
): Promise<boolean> {
  const known = new Set(before.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !known.has(id));
  if ((await addSections(tx, clientId, table, fresh)) !== fresh.length) return false;
  await editSections(
    tx,
    clientId,
    table,
    rows.filter(({ id }) => known.has(id)),
  );
  return true;
}

async function present(tx: Tx, call: MemberCall) {
  const { clientId } = call.actor;
  const { sections_version: version } = await settingsOf(tx, clientId);
  const { departments, categories } = await allSections(tx, clientId);
  const section = ({ id, name, active }: SectionRow) => ({ id, name, active });
  return {
    version,
    departments: departments.map((department) => ({
      ...section(department),
      categories: categories.filter((category) => category.department_id === department.id).map(section),
    })),
  };
}

function refusalOf(fault: SectionFault, { locale }: MemberCall): Refusal {
  switch (fault.kind) {
    case "missing":
      return refuse(rewardProblems.sectionMissing, { name: textIn(fault.section.name, locale) });
    case "name_used":
      return refuse(rewardProblems.sectionNameUsed, { name: textIn(fault.section.name, locale) });
    case "no_name":
      return refuse(genericProblems.invalidInput, {}, [{ path: fault.path, code: "required" }]);
    case "id_used":
      return refuse(genericProblems.invalidInput, {}, [{ path: fault.path, code: "invalid" }]);
  }
}

/** Sections in the trail: each by its name, `off` where it is. */
function auditFacts({
  departments,
  categories,
}: {
  departments: readonly SectionRow[];
  categories: readonly CategoryRow[];
}) {
  const named = ({ name, active }: SectionRow) => `${textIn(name, "pt-BR")}${active ? "" : " (off)"}`;
  return Object.fromEntries(
    departments.map((department) => [
      named(department),
      categories.filter((category) => category.department_id === department.id).map(named),
    ]),
  );
}

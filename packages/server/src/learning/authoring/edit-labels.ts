import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { isLocale, type Locale, locales } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  createLabel as createSpec,
  editLabel as editSpec,
  listLabels as listSpec,
  orderLabels as orderSpec,
  removeLabel as removeSpec,
} from "@trilha/contract/learning/authoring/label-endpoints.ts";
import { courseProblems } from "@trilha/contract/learning/authoring/problems.ts";
import { type CourseLabel, labelLimit } from "@trilha/contract/learning/authoring/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { deleteLabel, insertLabel, labelsOf, lockLabels, updateLabel, writeOrder } from "./labels.queries.ts";

type Localized = Partial<Record<Locale, string>>;

/** §entities#areas, groups, categories and tags, those switched off too. */
export const listLabels: UseCase<typeof listSpec> = (call, { query }) =>
  call.read(async (tx) => ({ items: await labelsOf(tx, call.actor.clientId, query) }));

/** Adds a label at the end of its kind. */
export const createLabel: UseCase<typeof createSpec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    await lockLabels(tx, clientId);
    const others = await labelsOf(tx, clientId, { kind: body.kind });
    if (others.length >= labelLimit) return refuse(courseProblems.labelLimit, { limit: labelLimit });
    const name = trimmedTexts(body.name);
    if (others.some((other) => sharesName(other.name, name))) return refuse(courseProblems.labelNameUsed);
    const id = await insertLabel(tx, clientId, { kind: body.kind, name });
    await record(tx, call, "courses.label_create", { id, name }, { after: { kind: body.kind, name } });
    return labelById(tx, clientId, id);
  });

/** Renames a label, or switches it off: it is offered as a filter no more, and courses keep it. */
export const editLabel: UseCase<typeof editSpec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    await lockLabels(tx, clientId);
    const [before] = await labelsOf(tx, clientId, { id: params.id });
    if (!before) return refuse(genericProblems.notFound);
    const name = trimmedTexts(body.name);
    const others = await labelsOf(tx, clientId, { kind: before.kind });
    if (others.some((other) => other.id !== before.id && sharesName(other.name, name)))
      return refuse(courseProblems.labelNameUsed);
    const label = { clientId, id: before.id, version: body.version };
    if (!(await updateLabel(tx, label, { name, active: body.active })))
      return refuse(genericProblems.conflict);
    await record(tx, call, "courses.label_edit", before, {
      before: { name: before.name, active: before.active },
      after: { name, active: body.active },
    });
    return labelById(tx, clientId, before.id);
  });

/** Puts a kind in order; all of it is named, so that two who order at once do not mix. */
export const orderLabels: UseCase<typeof orderSpec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    await lockLabels(tx, clientId);
    const before = await labelsOf(tx, clientId, { kind: body.kind });
    const known = new Set(before.map(({ id }) => id));
    if (body.ids.some((id) => !known.has(id))) return refuse(genericProblems.notFound);
    if (new Set(body.ids).size !== known.size || body.ids.length !== known.size)
      return refuse(genericProblems.conflict);
    await writeOrder(tx, clientId, body.ids);
    const after = await labelsOf(tx, clientId, { kind: body.kind });
    const names = (labels: readonly CourseLabel[]) => ({
      order: labels.map(({ name }) => textIn(name, call.locale)),
    });
    await recordAudit(tx, call, {
      action: "courses.label_order",
      entity: "course_label",
      entityId: clientId,
      entityName: body.kind,
      before: names(before),
      after: names(after),
    });
    return { items: after };
  });

/** Deletes a label nothing wears, as a draft or as published. */
export const removeLabel: UseCase<typeof removeSpec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    await lockLabels(tx, clientId);
    const [label] = await labelsOf(tx, clientId, { id: params.id });
    if (!label) return refuse(genericProblems.notFound);
    if (label.courses > 0) return refuse(courseProblems.labelUsed, { count: label.courses });
    await deleteLabel(tx, clientId, label.id);
    const { kind, name, active } = label;
    await record(tx, call, "courses.label_remove", label, { before: { kind, name, active } });
  });

async function labelById(tx: Tx, clientId: string, id: string): Promise<CourseLabel> {
  const [label] = await labelsOf(tx, clientId, { id });
  if (!label) throw new Error("a label vanished inside a transaction");
  return label;
}

function record(
  tx: Tx,
  call: MemberCall,
  action: AuditAct,
  label: { id: string; name: Localized },
  facts: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  const entityName = textIn(label.name, call.locale);
  return recordAudit(tx, call, { action, entity: "course_label", entityId: label.id, entityName, ...facts });
}

/** A language without a name is left out. */
function trimmedTexts(name: Readonly<Record<string, string | undefined>>): Localized {
  return Object.fromEntries(
    Object.entries(name).flatMap(([locale, text]) => (isLocale(locale) && text ? [[locale, text]] : [])),
  );
}

/** Two labels somebody would take for one: the same in a language, whatever its marks and capitals. */
function sharesName(a: Localized, b: Localized): boolean {
  return locales.some((locale) => a[locale] && b[locale] && plain(a[locale]) === plain(b[locale]));
}
const plain = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase().replaceAll(/\s+/g, " ");

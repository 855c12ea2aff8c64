import { useQueryClient } from "@tanstack/react-query";
import { editSections } from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import { type Sections, sectionsQuery } from "../reward-office.queries.ts";
import { DepartmentList } from "./DepartmentList.tsx";
import { checkSections, type SectionsValues, sectionsBody, sectionsOf } from "./section-values.ts";
import { useWhole } from "./use-whole.ts";

const ID = "sections";
const idsOf = ({ departments }: SectionsValues) =>
  new Set(departments.flatMap(({ id, categories }) => [id, ...categories.map((one) => one.id)]));

/** Where things stand in the store. */
export function SectionsForm({ sections }: { sections: Sections }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  const queries = useQueryClient();
  const editable = can(useSession(), "rewards.edit");
  const { form, dirty, seen, clashes, discard, submit, sending, refusal, tries } = useWhole<
    SectionsValues,
    Sections
  >({
    data: sections,
    key: sectionsQuery.queryKey,
    valuesOf: sectionsOf,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkSections(values)).map(([id, code]) => [id, fieldWords(code, locale)]),
      ),
    send: (values, version) => call(editSections, { body: { version, departments: sectionsBody(values) } }),
    read: () => queries.fetchQuery({ ...sectionsQuery, staleTime: 0 }),
    saved: t("sections.saved"),
  });
  const { departments } = form.values;
  const nameOf = (id: string) => {
    const named = departments.flatMap((one) => [one, ...one.categories]).find((one) => one.id === id);
    return (named && textIn(named.name, locale)) || t("sections.title");
  };
  return (
    <Card title={t("sections.listTitle")}>
      <p className="hint under-title">{t("sections.hint")}</p>
      <form id={ID} onSubmit={submit} noValidate>
        <ConflictNotice fields={clashes?.map(() => t("sections.listTitle"))} />
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        {departments.length === 0 ? <p className={classes.dim}>{t("sections.none")}</p> : null}
        <DepartmentList
          departments={departments}
          saved={idsOf(seen)}
          errors={form.errors}
          editable={editable}
          onChange={(next) => form.setFieldValue("departments", next)}
        />
      </form>
      <UnsavedBar dirty={dirty} saving={sending} form={ID} onDiscard={discard} />
    </Card>
  );
}

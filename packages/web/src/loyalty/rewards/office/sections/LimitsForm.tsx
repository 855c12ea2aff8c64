import { useQueryClient } from "@tanstack/react-query";
import { unitLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { editCategoryLimits } from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { limitPeriods } from "@trilha/contract/loyalty/rewards/states.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { TextInput } from "../../../../ui/controls/input.ts";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { countGroupedDigits } from "../../../../ui/form/digits.ts";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import { type CategoryLimits, categoryLimitsQuery, type Sections } from "../reward-office.queries.ts";
import { cellOf, checkLimits, type LimitValues, limitsBody, limitsOf } from "./section-values.ts";
import { useWhole } from "./use-whole.ts";

const ID = "category-limits";
type Props = { limits: CategoryLimits; departments: Sections["departments"] };

/** How many units of a category one person may redeem in a period (§validation#category-limit). */
export function LimitsForm({ limits, departments }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  const queries = useQueryClient();
  const editable = can(useSession(), "rewards.edit");
  const { form, dirty, clashes, discard, submit, sending, refusal, tries } = useWhole<
    LimitValues,
    CategoryLimits
  >({
    data: limits,
    key: categoryLimitsQuery.queryKey,
    valuesOf: limitsOf,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkLimits(values)).map(([cell, { code, params }]) => [
          cell,
          fieldWords(code, locale, params),
        ]),
      ),
    send: (values, version) => call(editCategoryLimits, { body: { version, limits: limitsBody(values) } }),
    read: () => queries.fetchQuery({ ...categoryLimitsQuery, staleTime: 0 }),
    saved: t("sections.limitsSaved"),
  });
  const categories = departments.flatMap((one) => one.categories);
  const nameOf = (cell: string) => {
    const [id] = cell.split(" ");
    const section = categories.find((one) => one.id === id);
    return section ? textIn(section.name, locale) : t("sections.limits");
  };
  const write = (cell: string, text: string) => {
    const { [cell]: _old, ...others } = form.values.limits;
    form.setFieldValue("limits", text ? { ...others, [cell]: text } : others);
    form.clearFieldError(cell);
  };
  if (categories.length === 0) return null;
  return (
    <Card title={t("sections.limits")}>
      <p className="hint under-title">{t("sections.limitsHint")}</p>
      <form id={ID} onSubmit={submit} noValidate>
        <ConflictNotice fields={clashes?.map(() => t("sections.limits"))} />
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        <fieldset className={classes.bare} disabled={!editable}>
          <ul className={classes.limitRows}>
            {categories.map((category) => {
              const name = textIn(category.name, locale);
              return (
                <li key={category.id}>
                  <strong>{name}</strong>
                  <div className={classes.limitCells}>
                    {limitPeriods.map((period) => {
                      const cell = cellOf(category.id, period);
                      return (
                        <TextInput
                          key={period}
                          id={`${ID}-${cell}`}
                          label={t(`period.${period}`)}
                          aria-label={`${name}: ${t(`period.${period}`)}`}
                          placeholder={t("item.noLimit")}
                          inputMode="numeric"
                          maxLength={countGroupedDigits(unitLimit)}
                          value={form.values.limits[cell] ?? ""}
                          error={form.errors[cell]}
                          onChange={(event) => write(cell, event.currentTarget.value)}
                        />
                      );
                    })}
                  </div>
                </li>
              );
            })}
          </ul>
        </fieldset>
      </form>
      <UnsavedBar dirty={dirty} saving={sending} form={ID} onDiscard={discard} />
    </Card>
  );
}

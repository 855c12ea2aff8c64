import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { TickList } from "../../../../ui/pick/TickList.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { networkQuery } from "../campaigns-office.queries.ts";
import type { DetailValues } from "./details-form.ts";

type Props = { form: UseFormReturnType<DetailValues>; disabled: boolean };

/** Companies that take part, with brands and chains (§validation#campaign-sign-up Campaign sign-up). */
export function ParticipantsCard({ form, disabled }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const { values, errors } = form;
  const here = new Set(values.countries.map(({ country }) => country));
  const errorOf = (field: string) => {
    const error = Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`));
    return error ? String(error[1]) : undefined;
  };
  return (
    <Card title={t("details.participants")}>
      <QueryState query={useQuery(networkQuery)} skeleton={<FormSkeleton fields={3} />}>
        {(network) => (
          <div className="stack gap-20 shrink">
            <p className="hint under-title">{t("details.participantsHelp")}</p>
            <TickList
              id="details-companyIds"
              label={t("details.companyIds")}
              options={network.companies.map(({ id, name, kind }) => ({
                value: id,
                label: name,
                hint: t(`details.kind.${kind}`),
              }))}
              chosen={values.companyIds}
              onChange={(ids) => form.setFieldValue("companyIds", ids)}
              disabled={disabled}
              error={errorOf("companyIds")}
            />
            <TickList
              id="details-brands"
              label={t("details.brands")}
              options={network.brands
                .filter(({ name, active }) => active || values.brands.includes(name))
                .map(({ name }) => ({ value: name, label: name }))}
              chosen={values.brands}
              onChange={(names) => form.setFieldValue("brands", names)}
              disabled={disabled}
              error={errorOf("brands")}
            />
            <TickList
              id="details-retailerIds"
              label={t("details.retailerIds")}
              options={network.retailers
                .filter(
                  ({ id, country, active }) =>
                    values.retailerIds.includes(id) || (active && here.has(country)),
                )
                .map(({ id, name, country }) => ({
                  value: id,
                  label: name,
                  hint: countryName(country, locale),
                }))}
              chosen={values.retailerIds}
              onChange={(ids) => form.setFieldValue("retailerIds", ids)}
              disabled={disabled}
              error={errorOf("retailerIds")}
            />
          </div>
        )}
      </QueryState>
    </Card>
  );
}

import { Link } from "@tanstack/react-router";
import type { Country } from "@trilha/contract/core/country.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { importCodes } from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import { codeColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { ImportSteps } from "../../../../core/imports/ImportSteps.tsx";
import type { Report } from "../../../../core/imports/import-errors.ts";
import { type ImportCall, useImport } from "../../../../core/imports/use-import.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { type Reward, STALE } from "../reward-office.queries.ts";

/** A file of codes for one country: a code known already is a bad line, told by its number. */
export function CodeImport({ reward }: { reward: Reward }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number } = useFormats();
  const importer = useImport<Report>(STALE);
  const countries = reward.countries.map(({ country }) => country);
  const [country, setCountry] = useState<Country | undefined>(countries[0]);
  if (!country) return null;
  const ask: ImportCall<Report> = (file, keys) => {
    const body = { ...file, country };
    return call(importCodes, { params: { id: reward.id }, body }, { key: keys.of(body) });
  };
  return (
    <div className="stack one-column gap-20 shrink">
      <Card>
        <NativeSelect
          id="codes-country"
          label={t("codes.country")}
          description={t("codes.countryHelp")}
          value={country}
          disabled={importer.stage.kind !== "choose"}
          data={countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
          onChange={(event) => setCountry(countries.find((one) => one === event.currentTarget.value))}
        />
      </Card>
      <ImportSteps
        importer={importer}
        ask={ask}
        guide={{
          text: t("codes.guide", { lines: number(importLineLimit) }),
          columns: codeColumns.map((column) => ({
            column,
            head: t(`codes.columns.${column}`),
            help: t(`codes.help.${column}`),
          })),
          templateFile: t("codes.templateFile"),
        }}
        words={{
          created: t("codes.created"),
          go: (changes) => t("codes.go", { count: changes, amount: number(changes) }),
          done: t("codes.doneText"),
        }}
        onward={
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/admin/rewards/$rewardId" params={{ rewardId: reward.id }} />
            )}
          >
            {t("codes.onward")}
          </Button>
        }
      />
    </div>
  );
}

import type { Country } from "@trilha/contract/core/country.ts";
import { importCodes } from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import { codeColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../../../core/imports/define-import.ts";
import { ImportSteps } from "../../../../core/imports/ImportSteps.tsx";
import { Onward } from "../../../../core/imports/ImportView.tsx";
import { countryName } from "../../../../i18n/country-name.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { type Reward, STALE } from "../reward-office.queries.ts";

/** Codes for one country: a code known already is a bad line, told by its number. */
const codeImport = defineImport({
  endpoint: importCodes,
  room: "loyalty/rewards/office",
  block: "codes",
  columns: codeColumns,
  stale: STALE,
});

export function CodeImport({ reward }: { reward: Reward }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  const countries = reward.countries.map(({ country }) => country);
  const [country, setCountry] = useState<Country | undefined>(countries[0]);
  if (!country) return null;
  return (
    <ImportSteps
      declared={codeImport}
      params={{ id: reward.id }}
      choices={() => ({ country })}
      before={(open) => (
        <Card>
          <NativeSelect
            id="codes-country"
            label={t("codes.country")}
            description={t("codes.countryHelp")}
            value={country}
            disabled={!open}
            data={countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
            onChange={(event) => setCountry(countries.find((one) => one === event.currentTarget.value))}
          />
        </Card>
      )}
      onward={<Onward declared={codeImport} to={`/admin/rewards/${reward.id}`} />}
    />
  );
}

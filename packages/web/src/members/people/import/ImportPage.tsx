import type { Country } from "@trilha/contract/core/country.ts";
import { importPeople } from "@trilha/contract/members/people/endpoints.ts";
import { importColumns } from "@trilha/contract/members/people/import-columns.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../../core/imports/define-import.ts";
import { ImportSteps } from "../../../core/imports/ImportSteps.tsx";
import { ImportFrame, Onward } from "../../../core/imports/ImportView.tsx";
import { countryName } from "../../../i18n/country-name.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { lastList } from "../list/last-list.ts";

const peopleImport = defineImport({
  endpoint: importPeople,
  room: "members/people",
  columns: importColumns,
  stale: ["people"],
});

export function ImportPage() {
  const { t } = useTranslation("members/people");
  const locale = useLocale();
  const [invite, setInvite] = useState(true);
  const { countries } = useSession();
  const [country, setCountry] = useState<Country>();
  return (
    <ImportFrame
      declared={peopleImport}
      back={{ to: "/admin/people", label: t("back"), search: lastList.read() }}
    >
      <ImportSteps
        declared={peopleImport}
        choices={({ checked }) => ({
          invite: invite && checked !== undefined && checked.created > 0,
          ...(country && { country }),
        })}
        before={(open) =>
          open && countries.length > 1 ? (
            <NativeSelect
              label={t("import.country")}
              description={t("import.countryHelp")}
              value={country ?? ""}
              data={[
                { value: "", label: t("import.countryEach") },
                ...countries.map((code) => ({ value: code, label: countryName(code, locale) })),
              ]}
              onChange={(event) => setCountry(countries.find((one) => one === event.currentTarget.value))}
            />
          ) : null
        }
        more={({ created }) =>
          created > 0 ? (
            <Checkbox
              label={t("import.invite")}
              description={t("import.inviteHelp")}
              checked={invite}
              onChange={(event) => setInvite(event.currentTarget.checked)}
            />
          ) : null
        }
        onward={<Onward declared={peopleImport} to="/admin/people" />}
      />
    </ImportFrame>
  );
}

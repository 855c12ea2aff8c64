import type { FormSettings } from "@trilha/contract/members/registration/shapes.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { TickList } from "../../../ui/pick/TickList.tsx";
import type { RegistrationSetup } from "./settings.queries.ts";

type Shared = Pick<RegistrationSetup, "adultsOnly" | "countries">;
type Props = {
  id: string;
  shared: Shared;
  form: FormSettings;
  /** Countries of the client. */
  countries: RegistrationSetup["countries"];
  onForm: (changes: Partial<FormSettings>) => void;
  onShared: (changes: Partial<Shared>) => void;
};

/** Admission: the people who may register, and those let in at once. */
export function WhoCard({ id, shared, form, countries, onForm, onShared }: Props) {
  const { t } = useTranslation("members/registration");
  const { t: words } = useTranslation("shell");
  const locale = useLocale();
  return (
    <Card title={t("settings.who")}>
      <div className="stack gap-16 mb-20">
        <Toggle
          id={`${id}-open`}
          label={t("settings.open")}
          description={t("settings.openHelp")}
          checked={form.open}
          onChange={(event) => onForm({ open: event.currentTarget.checked })}
        />
        <Toggle
          id={`${id}-needsApproval`}
          label={t("settings.needsApproval")}
          description={t("settings.needsApprovalHelp")}
          checked={form.needsApproval}
          onChange={(event) => onForm({ needsApproval: event.currentTarget.checked })}
        />
        <Toggle
          id={`${id}-adultsOnly`}
          label={t("settings.adultsOnly")}
          description={t("settings.adultsOnlyHelp")}
          checked={shared.adultsOnly}
          onChange={(event) => onShared({ adultsOnly: event.currentTarget.checked })}
        />
      </div>
      <TickList
        id={`${id}-jobProfiles`}
        label={t("settings.jobProfiles")}
        options={jobProfiles.map((value) => ({ value, label: words(`words.jobProfile.${value}`) }))}
        chosen={form.jobProfiles}
        onChange={(chosen) => onForm({ jobProfiles: jobProfiles.filter((one) => chosen.includes(one)) })}
      />
      {countries.length > 1 ? (
        <TickList
          id={`${id}-countries`}
          label={t("settings.countries")}
          options={countries.map((value) => ({ value, label: countryName(value, locale) }))}
          chosen={shared.countries}
          onChange={(chosen) => onShared({ countries: countries.filter((one) => chosen.includes(one)) })}
        />
      ) : null}
      <p className="hint">{t("settings.noneMeansAll")}</p>
    </Card>
  );
}

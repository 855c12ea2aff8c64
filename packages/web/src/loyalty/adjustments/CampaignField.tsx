import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import type { AwardCampaign } from "./adjustments.queries.ts";

type Props = {
  id: string;
  /** Campaigns points may be given in. */
  campaigns: readonly AwardCampaign[];
  value: string;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (campaignId: string) => void;
};

/** The campaign whose points are meant. */
export function CampaignField({ id, campaigns, value, disabled, error, onChange }: Props) {
  const { t } = useTranslation("loyalty/adjustments");
  const { calendarDay } = useFormats();
  const chosen = campaigns.find((campaign) => campaign.id === value);
  return (
    <NativeSelect
      id={id}
      label={t("field.campaignId")}
      description={chosen ? `${calendarDay(chosen.beginsOn)} – ${calendarDay(chosen.endsOn)}` : undefined}
      withAsterisk
      value={value}
      error={error}
      disabled={disabled}
      data={[
        ...(value ? [] : [{ value: "", label: t("choose") }]),
        ...campaigns.map((campaign) => ({ value: campaign.id, label: campaign.title })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

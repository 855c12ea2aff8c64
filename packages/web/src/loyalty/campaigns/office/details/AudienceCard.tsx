import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { AudienceCount } from "../../../../members/eligibility/AudienceCount.tsx";
import { EligibilityEditor } from "../../../../members/eligibility/EligibilityEditor.tsx";
import { eligibilityFault, eligibilityOf } from "../../../../members/eligibility/eligibility-draft.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import type { DetailValues } from "./details-form.ts";

type Props = { form: UseFormReturnType<DetailValues>; disabled: boolean };

/** Audience of the campaign (loyalty#campaign-audience), with how many people it is now. */
export function AudienceCard({ form, disabled }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: eligibility } = useTranslation("members/eligibility");
  const { audience } = form.values;
  const fault = eligibilityFault(audience);
  return (
    <Card title={t("details.audience")}>
      <p className="hint under-title">{t("details.audienceHelp")}</p>
      <div className="stack one-column gap-20 shrink">
        <EligibilityEditor
          id="details-audience"
          value={audience}
          onChange={(next) => form.setFieldValue("audience", next)}
          disabled={disabled}
          error={
            fault && form.errors.audience
              ? eligibility(`fault.${fault}`)
              : form.errors.audience
                ? String(form.errors.audience)
                : undefined
          }
        />
        {fault ? null : <AudienceCount audience={eligibilityOf(audience)} />}
      </div>
    </Card>
  );
}

import type { UseFormReturnType } from "@mantine/form";
import { campaignLimits } from "@trilha/contract/loyalty/campaigns/limits.ts";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../../ui/controls/input.ts";
import { countDigits } from "../../../../ui/form/digits.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import type { DetailValues } from "./details-form.ts";

const FIELDS = ["budget", "reportingDays", "settlementDays", "sampleRate"] as const;

/** Budget, time to report (§validation#sale-window: 15 days unless agreed otherwise), time to redeem, and how much is looked at again. */
export function NumbersCard({ form }: { form: UseFormReturnType<DetailValues> }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  return (
    <Card title={t("details.numbers")}>
      <div className="stack align-start pair gap-16-20">
        {FIELDS.map((field) => (
          <TextInput
            {...form.getInputProps(field)}
            key={field}
            id={`details-${field}`}
            label={t(`details.${field}`)}
            description={t(`details.${field}Help`)}
            inputMode={field === "sampleRate" ? "decimal" : "numeric"}
            maxLength={countDigits(campaignLimits.budget.maximum)}
          />
        ))}
      </div>
    </Card>
  );
}

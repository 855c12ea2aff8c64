import type { UseFormReturnType } from "@mantine/form";
import { unitLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { limitPeriods } from "@trilha/contract/loyalty/rewards/states.ts";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../../ui/controls/input.ts";
import { countGroupedDigits } from "../../../../ui/form/digits.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import { ID } from "./form-id.ts";
import type { RewardValues } from "./reward-form.ts";

/** How many of it one person may redeem in a period. */
export function LimitsCard({ form }: { form: UseFormReturnType<RewardValues> }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { limits } = form.values;
  return (
    <Card title={t("item.limits")}>
      <p className="hint under-title">{t("item.limitsHelp")}</p>
      <div className={classes.pair}>
        {limitPeriods.map((period) => (
          <TextInput
            key={period}
            id={`${ID}-limits.${period}`}
            label={t(`period.${period}`)}
            placeholder={t("item.noLimit")}
            inputMode="numeric"
            maxLength={countGroupedDigits(unitLimit)}
            value={limits[period]}
            error={form.errors[`limits.${period}`]}
            onChange={(event) => {
              form.setFieldValue("limits", { ...limits, [period]: event.currentTarget.value });
              form.clearFieldError(`limits.${period}`);
            }}
          />
        ))}
      </div>
    </Card>
  );
}

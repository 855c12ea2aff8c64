import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { DateInput } from "../../../../ui/controls/DateInput.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import { ID } from "./form-id.ts";
import { type RewardValues, WINDOWS } from "./reward-form.ts";

type Props = { form: UseFormReturnType<RewardValues>; disabled: boolean };

/** When it can be seen, and when redeemed; the second lies inside the first. */
export function WindowsCard({ form, disabled }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  return (
    <Card title={t("item.windows")}>
      <p className="hint under-title">{t("item.windowsHelp")}</p>
      <div className={classes.pair}>
        {WINDOWS.map((field) => (
          <DateInput
            key={field}
            id={`${ID}-${field}`}
            label={t(`field.${field}`)}
            value={form.values[field]}
            error={form.errors[field] ? String(form.errors[field]) : undefined}
            disabled={disabled}
            onChange={(day) => {
              form.setFieldValue(field, day);
              form.clearFieldError(field);
            }}
          />
        ))}
      </div>
    </Card>
  );
}

import { IconAlertTriangle } from "@tabler/icons-react";
import { plannedModules } from "@trilha/contract/core/modules.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "../clients.module.css";
import type { CardProps } from "./branding-cards.ts";

const COOKIES = ["banner", "modal", "none"] as const;

/** Cookies, help, what is open to everybody, and the sign on a closed door. */
export function NoticesCard({ form, id }: CardProps) {
  const { t } = useTranslation("tenants/clients");
  const toggle = (
    name: "cookiesOptional" | "supportUse" | "publicFaq" | "usePortfolio" | "underMaintenance",
  ) => ({
    ...form.getInputProps(name, { type: "checkbox" }),
    id: `${id}-${name}`,
    label: t(`branding.${name}`),
    description: t(`branding.${name}Help`),
  });
  const { cookiesType, supportUse, underMaintenance } = form.values;
  return (
    <Card title={t("branding.notices")}>
      <div className={classes.fields}>
        <NativeSelect
          {...form.getInputProps("cookiesType")}
          id={`${id}-cookiesType`}
          label={t("branding.cookiesType")}
          data={COOKIES.map((value) => ({ value, label: t(`branding.cookies.${value}`) }))}
        />
        <div className={`${classes.switches} ${classes.whole}`}>
          {cookiesType === "none" ? null : <Toggle {...toggle("cookiesOptional")} />}
          <Toggle {...toggle("supportUse")} />
          {supportUse ? (
            <TextInput
              {...form.getInputProps("supportEmail")}
              id={`${id}-supportEmail`}
              className={classes.inner}
              label={t("branding.supportEmail")}
              type="email"
              maxLength={textLimit}
            />
          ) : null}
          {plannedModules.has("has_faq") ? null : <Toggle {...toggle("publicFaq")} />}
          <Toggle {...toggle("usePortfolio")} />
          <div>
            <Toggle {...toggle("underMaintenance")} />
            {underMaintenance ? (
              <p className="mt-8" role="status">
                <StatusBadge tone="warning" icon={<IconAlertTriangle size={14} stroke={2} />}>
                  {t("branding.closed")}
                </StatusBadge>
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </Card>
  );
}

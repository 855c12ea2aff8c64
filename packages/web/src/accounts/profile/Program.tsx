import type { Profile } from "@trilha/contract/accounts/identity/shapes.ts";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./profile.module.css";

/** My place in the programme; the programme's team keeps it. */
export function Program({ profile: { program } }: { profile: Profile }) {
  const { t } = useTranslation("accounts/profile");
  const { t: shell } = useTranslation("shell");
  const job = program.jobProfile as "seller" | null;
  const facts = [
    [t("jobProfile"), job ? shell(`words.jobProfile.${job}`) : null],
    [t("company"), program.company],
    [t("brand"), program.brand],
    [t("retailer"), program.retailer],
    [t("store"), program.store],
    [t("groups"), program.groups.join(", ")],
    [t("gminNumber"), program.gminNumber],
    [t("cadvCode"), program.cadvCode],
    [t("sapCode"), program.sapCode],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <Card title={t("program")}>
      <dl className={classes.facts} data-first>
        {facts.map(([label, value]) => (
          <div className="flex between gap-16" key={label}>
            <dt className="rigid dim">{label}</dt>
            <dd className="shrink weight-550 break text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

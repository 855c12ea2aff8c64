import { IconCircleCheck, IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { LevelBadge } from "../earning/LevelBadge.tsx";
import type { MyLevel } from "../earning/levels.queries.ts";
import classes from "./level.module.css";

const ORDER = ["basic", "creator", "influencer"] as const;

/** The three levels: what each asks and what it opens; mine and those below are open. */
export function LevelBenefits({ mine: { level, opens } }: { mine: MyLevel }) {
  const { t } = useTranslation("loyalty/tiers");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const steps = ORDER.map((name) => ({ name, rule: opens.find((one) => one.level === name) }));
  return (
    <Card title={t("opens.title")}>
      <ol className={classes.levels}>
        {steps
          .filter(({ name, rule }) => name === "basic" || rule)
          .map(({ name, rule }) => {
            const open = ORDER.indexOf(name) <= ORDER.indexOf(level);
            const Icon = open ? IconCircleCheck : IconLock;
            return (
              <li key={name} data-open={open || undefined} aria-current={name === level || undefined}>
                <div className="row wrap between gap-6-12">
                  <h3 className="only-heard">{shell(`words.level.${name}`)}</h3>
                  <span aria-hidden="true">
                    <LevelBadge level={name} />
                  </span>
                  <span className={classes.state}>
                    <Icon size={16} stroke={1.8} aria-hidden="true" />
                    {t(name === level ? "opens.mine" : open ? "opens.open" : "opens.locked")}
                  </span>
                </div>
                <p>{rule ? rule.text || t("opens.noText") : t("opens.basic")}</p>
                {rule ? (
                  <p className="hint leading-14">
                    {t("opens.asks", { threshold: number(rule.threshold), keep: number(rule.keep) })}
                  </p>
                ) : null}
              </li>
            );
          })}
      </ol>
    </Card>
  );
}

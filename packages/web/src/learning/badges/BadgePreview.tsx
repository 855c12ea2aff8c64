import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { Badge } from "@trilha/contract/learning/badges/shapes.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../i18n/text-in.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { BadgeArt } from "./BadgeArt.tsx";
import classes from "./badges.module.css";
import { previewQuery } from "./badges.queries.ts";

const PAUSE_MS = 400;

/** The badge as it will look, and who meets its rule today. */
export function BadgePreview({ badge, rule }: { badge: Badge; rule: Eligibility | undefined }) {
  const { t } = useTranslation("learning/badges");
  const { locale, number } = useFormats();
  const [settled] = useDebouncedValue(rule, PAUSE_MS);
  const previewedRule = settled ?? badge.rule;
  const query = useQuery({
    ...previewQuery(previewedRule, badge.id || null),
    enabled: settled !== undefined,
  });
  const preview = query.data;
  return (
    <Card title={t("preview.title")} className={classes.aside ?? ""}>
      <div className="stack items-center gap-12 p-12-0 text-center">
        <BadgeArt picture={badge.picture} url={badge.pictureUrl} size={120} />
        <strong>{textIn(badge.name, locale)}</strong>
        <p className="hint m-0">{textIn(badge.text, locale)}</p>
      </div>
      <div aria-live="polite">
        {query.error ? <p className="hint">{query.error.message}</p> : null}
        {preview && settled ? (
          <>
            <p className="weight-650">
              {t("preview.people", { count: preview.people, amount: number(preview.people) })}
            </p>
            {badge.id ? (
              <p className="hint">
                {t("preview.gain", { gain: number(preview.gain), lose: number(preview.lose) })}
              </p>
            ) : null}
            {preview.first.length > 0 ? (
              <ul className={classes.names}>
                {preview.first.map((name, at) => (
                  // Two people may have one name.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <li key={at}>{name}</li>
                ))}
              </ul>
            ) : null}
          </>
        ) : (
          <p className="hint">{t("preview.none")}</p>
        )}
      </div>
    </Card>
  );
}

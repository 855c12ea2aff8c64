import { IconMedal } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { changeLanguage } from "../../session/language.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useNoIndex } from "../../ui/page/use-no-index.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { LanguageSwitch } from "../../ui/switches/LanguageSwitch.tsx";
import { BadgeArt } from "./BadgeArt.tsx";
import classes from "./badges.module.css";
import { sharedBadgeQuery } from "./badges.queries.ts";

/** Picture of a badge whose own is for people of the programme. */
const medal = { kind: "drawn", shape: "ribbon", icon: "medal", tone: "primary" } as const;

/** §learning#shared-badges A badge its holder shares: for anybody who has the link, without signing in. */
export function SharedBadgePage() {
  const { t } = useTranslation("learning/badges");
  const { key = "" } = useParams({ strict: false }) as { key?: string };
  const query = useQuery(sharedBadgeQuery(key));
  const gone = isRefused(query.error) && query.error.status === 404;
  useNoIndex();
  return (
    <main className={classes.shared} id="content">
      <div className="stack gap-20 full max-w-560">
        {gone ? (
          <>
            <PageTitle title={t("shared.goneTitle")} hidden />
            <EmptyState icon={<IconMedal size={28} stroke={1.6} />} title={t("shared.goneTitle")}>
              {t("shared.goneText")}
            </EmptyState>
          </>
        ) : (
          <>
            <PageTitle title={t("shared.title")} hidden />
            <QueryState query={query} skeleton={<FormSkeleton />}>
              {({ person, name, text, locale, picture }) => (
                <article className={classes.sharedCard}>
                  <BadgeArt picture={picture ?? medal} url={null} size={144} />
                  <h2 lang={locale} className="text-20 weight-700 break">
                    {name}
                  </h2>
                  <p className="break">{t("shared.holder", { person })}</p>
                  {text ? (
                    <p lang={locale} className="hint">
                      {text}
                    </p>
                  ) : null}
                </article>
              )}
            </QueryState>
          </>
        )}
        <div className="flex justify-center">
          <LanguageSwitch onChange={(locale) => void changeLanguage(locale)} />
        </div>
      </div>
    </main>
  );
}

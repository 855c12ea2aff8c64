import { IconBookOff } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { brandingQuery, clientOfAddress, logoOf } from "../../session/branding.ts";
import { changeLanguage } from "../../session/language.ts";
import { Button } from "../../ui/controls/button.ts";
import { Main } from "../../ui/page/Main.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { LanguageSwitch } from "../../ui/switches/LanguageSwitch.tsx";
import classes from "./portfolio.module.css";

type Shown = { readonly client: { readonly name: string }; readonly hasTeam?: boolean };

/** A public page: whose it is, where else one can go, how one gets in. */
export function PortfolioFrame<Found extends Shown>(props: {
  query: UseQueryResult<Found>;
  /** Text for what is not there; about the portfolio itself where it is not given. */
  goneText?: string;
  children: (portfolio: Found) => ReactNode;
}) {
  const { query, goneText, children } = props;
  const { t } = useTranslation("content/portfolio");
  const locale = useLocale();
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  const logo = branding && logoOf(branding, locale);
  const name = query.data?.client.name ?? branding?.client.name ?? "";
  const gone = isRefused(query.error) && query.error.status === 404 ? query.error.code : undefined;
  return (
    <div className={classes.page}>
      <header className="row wrap between min-h-64 gap-8-16">
        <Link to="/portfolio" className={classes.brand}>
          {logo ? <img src={logo} alt={name} height={32} /> : <strong>{name}</strong>}
        </Link>
        <nav className={classes.nav} aria-label={t("nav")}>
          {query.data?.hasTeam ? <Link to="/about-team">{t("team")}</Link> : null}
          <LanguageSwitch onChange={(chosen) => void changeLanguage(chosen)} />
          <Button component={Link} to="/home" variant="default">
            {t("signIn")}
          </Button>
        </nav>
      </header>
      <Main className={classes.main}>
        {gone ? (
          <>
            <PageTitle title={t("gone.title")} hidden />
            <EmptyState icon={<IconBookOff size={28} stroke={1.6} />} title={t("gone.title")}>
              {gone === "portfolio.closed" ? t("gone.text") : (goneText ?? t("gone.text"))}
            </EmptyState>
          </>
        ) : (
          <QueryState query={query} skeleton={<ListSkeleton />}>
            {children}
          </QueryState>
        )}
      </Main>
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { type RankingScope, rankingScopes } from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { SubNav } from "../../ui/page/SubNav.tsx";
import type { Ranking } from "./ranking.queries.ts";

type Groups = Ranking["groups"];

/** Among whom: everybody, or those of a group I am in, by its name. */
export function ScopeChoice({ scope, groups }: { scope: RankingScope; groups: Groups | undefined }) {
  const { t } = useTranslation("loyalty/leaderboards");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const names: Record<RankingScope, string | null | undefined> = {
    campaign: t("scopes.campaign"),
    country: groups?.country && countryName(groups.country, locale),
    chain: groups?.chain,
    store: groups?.store,
    level: groups?.level && shell(`words.level.${groups.level}`),
  };
  return (
    <SubNav label={t("scope")}>
      {rankingScopes
        .filter((one) => names[one] || one === scope)
        .map((one) => (
          <Link
            key={one}
            to="/ranking"
            search={(before) => ({ ...before, scope: one })}
            activeProps={{ "aria-current": one === scope ? "page" : undefined }}
            inactiveProps={{ "aria-current": one === scope ? "page" : undefined }}
            replace
            resetScroll={false}
          >
            {names[one] ?? t(`scopes.${one}`)}
          </Link>
        ))}
    </SubNav>
  );
}

import { IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useModules } from "../../session/session.queries.ts";
import { LevelBadge } from "./LevelBadge.tsx";
import { LevelBar } from "./LevelBar.tsx";
import { LevelStatus } from "./LevelStatus.tsx";
import classes from "./level-bar.module.css";
import { myLevelQuery } from "./levels.queries.ts";

type Props = {
  /** Stands on the page by itself, not within something else. */
  card?: boolean;
};

/** My level and the way to the next one, wherever I stand; leads to all about it. Nothing without a campaign. */
export function MyLevelBar({ card }: Props) {
  const { t } = useTranslation("loyalty/earning");
  const hasModule = useModules();
  const { data } = useQuery({ ...myLevelQuery, enabled: hasModule("has_campaigns") });
  if (!data?.bar) return null;
  return (
    <Link to="/profile/level" className={classes.compact} data-card={card}>
      <span className={classes.who}>
        <span>
          <span className="only-heard">{t("level.mine")} </span>
          <LevelBadge level={data.level} />
        </span>
        <IconChevronRight className="dim" size={18} stroke={1.7} aria-hidden="true" />
      </span>
      <LevelBar mine={data} />
      <LevelStatus mine={data} />
    </Link>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useModules } from "../../session/session.queries.ts";
import { PointsChip } from "../../ui/score/Chips.tsx";
import { pointsQuery } from "./earning.queries.ts";

/** My points of the running campaign, in every frame; leads to the statement. Nothing before one has any. */
export function MyPoints() {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  const hasModule = useModules();
  const { data } = useQuery({ ...pointsQuery, enabled: hasModule("has_campaigns") });
  const [current] = data?.balances ?? [];
  if (!current) return null;
  const value = current.available;
  return (
    <Link
      to="/profile/points"
      className="inline touch pill ink-inherit undecorated"
      aria-label={t("ui.myPoints", { amount: number(value) })}
    >
      <PointsChip value={value} size="sm" />
    </Link>
  );
}

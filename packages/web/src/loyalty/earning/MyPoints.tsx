import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useModules } from "../../session/session.queries.ts";
import { PointsChip } from "../../ui/score/Chips.tsx";
import { pointsQuery } from "./earning.queries.ts";
import { usePointsWords } from "./PointsSentence.tsx";

/** My points of the running campaign, in every frame; leads to the statement. Nothing before one has any. */
export function MyPoints() {
  const words = usePointsWords();
  const hasModule = useModules();
  const { data } = useQuery({ ...pointsQuery, enabled: hasModule("has_campaigns") });
  const [current] = data?.balances ?? [];
  if (!current) return null;
  return (
    <Link
      to="/profile/points"
      className="inline touch pill ink-inherit undecorated"
      aria-label={words(current)}
    >
      <PointsChip value={current.available} size="sm" />
    </Link>
  );
}

import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";

/** Reward of finishing: amber coin for points, teal bolt for experience; nothing where there is none. */
export function CompletionReward({
  worth,
  size = "sm",
}: {
  worth: { readonly points: number; readonly experience: number } | null;
  size?: "sm" | "md";
}) {
  if (!worth || (worth.points === 0 && worth.experience === 0)) return null;
  return (
    <span className="inline-flex wrap gap-6">
      {worth.points > 0 ? <PointsChip value={worth.points} size={size} /> : null}
      {worth.experience > 0 ? <ExperienceChip value={worth.experience} size={size} /> : null}
    </span>
  );
}

import type { SessionCard } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";

/** Points and experience of a check-in: amber coin for points, teal bolt for experience; nothing where there is none. */
export function EventWorth({ worth, counting = false }: { worth: SessionCard["worth"]; counting?: boolean }) {
  if (!worth || (worth.points === 0 && worth.experience === 0)) return null;
  const size = counting ? "md" : "sm";
  return (
    <span className="inline-flex wrap gap-6">
      {worth.points > 0 ? <PointsChip value={worth.points} size={size} counting={counting} /> : null}
      {worth.experience > 0 ? <ExperienceChip value={worth.experience} size={size} /> : null}
    </span>
  );
}

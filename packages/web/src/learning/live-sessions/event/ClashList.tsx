import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { readerZone, timesOf } from "../event-times.ts";

/** Other registrations at the same time, with their own. */
export function ClashList({ clashes }: { clashes: SessionPage["clashes"] }) {
  const { day, locale } = useFormats();
  return (
    <ul className="plain stack gap-12">
      {clashes.map((clash) => (
        <li key={clash.id} className="stack gap-2">
          <strong>{clash.title}</strong>
          <span className="small numbers">
            {day(new Date(clash.startsAt))}, {timesOf(clash, readerZone(), new Date(), locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

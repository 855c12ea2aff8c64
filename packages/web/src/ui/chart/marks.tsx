import type { ChartData } from "./chart-data.ts";

/** A second way to tell series apart, for whom colours are not enough: each has a hatching of its own. */
const HATCHINGS = [
  null,
  "M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6",
  "M0 2 H8 M0 6 H8",
  "M2 2 h2 v2 h-2 z M6 6 h2 v2 h-2 z",
  "M2 0 V8 M6 0 V8",
  "M0 0 L8 8 M8 0 L0 8",
] as const;

const DASHES = [undefined, "7 4", "2 3", "10 3 2 3", "4 4", "12 4"] as const;

/** How the line of the series at a place is broken. */
export function dashOf(place: number): string | undefined {
  return DASHES[place % DASHES.length];
}

/** Fill of a bar of the series at a place, of the `Fills` with this id. */
export function fillOf(id: string, place: number): string {
  return `url(#${id}${place})`;
}

/** Defines what bars are filled with; stands inside the drawing. */
export function Fills({ id, series }: { id: string; series: ChartData["series"] }) {
  return (
    <defs>
      {series.map(({ key, color }, place) => {
        const ink = `var(--mantine-color-${color}-filled)`;
        const hatching = HATCHINGS[place % HATCHINGS.length];
        return (
          <pattern key={key} id={`${id}${place}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} fill={ink} />
            {hatching ? (
              <path
                d={hatching}
                stroke="var(--trilha-card)"
                strokeOpacity={0.55}
                strokeWidth={1.6}
                fill="none"
              />
            ) : null}
          </pattern>
        );
      })}
    </defs>
  );
}

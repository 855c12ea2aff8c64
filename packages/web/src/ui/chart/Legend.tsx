import { useId } from "react";
import classes from "./chart.module.css";
import type { ChartData } from "./chart-data.ts";
import { dashOf, Fills, fillOf } from "./marks.tsx";

type Props = { series: ChartData["series"]; lines: boolean };

/** Which series is which: its name beside the very mark it is drawn with. */
export function Legend({ series, lines }: Props) {
  const marks = useId();
  return (
    <ul className={classes.legend}>
      {series.map(({ key, label, color }, place) => (
        <li className="row gap-8" key={key}>
          <svg width={lines ? 28 : 16} height={16} aria-hidden="true">
            {lines ? (
              <path
                d="M1 8 H27"
                stroke={`var(--mantine-color-${color}-filled)`}
                strokeWidth={2.5}
                strokeDasharray={dashOf(place)}
              />
            ) : (
              <>
                <Fills id={marks} series={series} />
                <rect width={16} height={16} rx={3} fill={fillOf(marks, place)} />
              </>
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

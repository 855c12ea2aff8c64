import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import classes from "../audit.module.css";
import type { SubjectLine } from "../audit.queries.ts";
import { Line } from "../Lines.tsx";

type Props = {
  lines: readonly SubjectLine[];
  /** Units that stand, by line. */
  units: ReadonlyMap<string, number>;
  /** Least number of units of a line: those that stood before an appeal stay. */
  fewest: (line: SubjectLine) => number;
  /** The line that keys act on. */
  current: number;
  onUnits: (lineId: string, units: number) => void;
  onCurrent: (index: number) => void;
};

/** Each line with how many of its units stand. */
export function LineVerdicts({ lines, units, fewest, current, onUnits, onCurrent }: Props) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <ul ref={list} className={classes.lines}>
      {lines.map((line, index) => {
        const stand = units.get(line.id) ?? line.quantity;
        const least = fewest(line);
        const options = Array.from(
          { length: Math.min(line.quantity - least, 200) + 1 },
          (_, count) => line.quantity - count,
        );
        return (
          <li
            key={line.id}
            data-current={index === current || undefined}
            data-rejected={stand === 0 || undefined}
            onFocus={() => onCurrent(index)}
          >
            <Line line={line} />
            <div className={classes.lineVerdict}>
              <NativeSelect
                label={t("line.standing")}
                value={String(stand)}
                data={options.map((one) => ({
                  value: String(one),
                  label:
                    one === 0
                      ? t("line.none")
                      : t("line.stand", { units: number(one), of: number(line.quantity) }),
                }))}
                onChange={(event) => onUnits(line.id, Number(event.currentTarget.value))}
              />
              {least === 0 ? (
                <Button
                  variant="default"
                  aria-pressed={stand === 0}
                  onClick={() => onUnits(line.id, stand === 0 ? line.quantity : 0)}
                >
                  {stand === 0 ? t("line.restore") : t("line.reject")}
                </Button>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

import { useTranslation } from "react-i18next";
import { firstDay, fromDay, lastDay, untilDay } from "../../../core/writing/visible-days.ts";
import { zoneName } from "../../../i18n/zone-name.ts";
import { useSession } from "../../../session/session.queries.ts";
import { DateInput } from "../../../ui/controls/DateInput.tsx";
import classes from "./drill-office.module.css";
import type { Drill } from "./drill-office.queries.ts";

type Props = Pick<Drill, "from" | "until"> & {
  readOnly: boolean;
  onChange: (change: Partial<Drill>) => void;
};

/** First and last day of a drill, by the programme's clock. */
export function DrillDays({ from, until, readOnly, onChange }: Props) {
  const { t } = useTranslation("learning/practice/office");
  const timeZone = useSession().selectedClient?.timeZone ?? "UTC";
  const first = firstDay(from, timeZone);
  return (
    <>
      <div className={classes.pair}>
        <DateInput
          id="drill-from"
          label={t("editor.from")}
          value={first}
          required
          disabled={readOnly}
          onChange={(day) => {
            const at = fromDay(day, timeZone);
            if (at) onChange({ from: at });
          }}
        />
        <DateInput
          id="drill-until"
          label={t("editor.until")}
          value={lastDay(until, timeZone)}
          min={first}
          disabled={readOnly}
          onChange={(day) => onChange({ until: untilDay(day, timeZone) })}
        />
      </div>
      <p className="hint">{t("editor.zone", { zone: zoneName(timeZone) })}</p>
    </>
  );
}

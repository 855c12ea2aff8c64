import { useTranslation } from "react-i18next";
import { lastDay, untilDay } from "../../../core/writing/visible-days.ts";
import { zoneName } from "../../../i18n/zone-name.ts";
import { useSession } from "../../../session/session.queries.ts";
import { DateInput } from "../../../ui/controls/DateInput.tsx";
import { useBuilder } from "../builder/builder-context.ts";

type Props = { closesAt: string | null; onChange: (closesAt: string | null) => void };

/** The last day a test may be taken, in the programme's time zone. */
export function ClosingField({ closesAt, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const timeZone = useSession().selectedClient?.timeZone ?? "UTC";
  return (
    <DateInput
      id="test-closes"
      label={t("test.closes.label")}
      description={t("test.closes.help", { zone: zoneName(timeZone) })}
      value={lastDay(closesAt, timeZone)}
      disabled={readOnly}
      onChange={(day) => onChange(untilDay(day, timeZone))}
    />
  );
}

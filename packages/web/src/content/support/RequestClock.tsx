import type { OwnRequestItem } from "@trilha/contract/content/support/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";

/** §limits#support-response Clock of a request: working days left, the last one, or that it is over. */
export function RequestClock({ request }: { request: OwnRequestItem }) {
  const { t } = useTranslation("content/support");
  const { calendarDay, dateTime, number } = useFormats();
  const { state, answeredAt, late, daysLeft } = request;
  const day = calendarDay(request.dueOn);
  if (answeredAt)
    return <span className="small">{t("own.answeredAt", { when: dateTime(new Date(answeredAt)) })}</span>;
  if (state !== "open") return null;
  if (late) return <span className="small ink-danger">{t("own.late", { day })}</span>;
  if (daysLeft === 0) return <span className="small weight-600">{t("own.today")}</span>;
  return <span className="small">{t("own.left", { count: daysLeft, amount: number(daysLeft), day })}</span>;
}

import { daysBetween, localDay } from "../../core/zoned-days.ts";

// §validation#sale-window and §validation#sale-window: a sale is reported within 15 calendar days of the sale and inside the campaign.

/** The day of the sale and so many days after it, each to its end; a campaign may say otherwise. */
export const reportingDays = 15;

export const saleWindows = ["ok", "in_future", "outside_campaign", "too_old", "reported_after_end"] as const;
export type SaleWindow = (typeof saleWindows)[number];

/**
 * May a sale of this day be reported at this moment? Days are the store's: `saleDate`, `beginsOn` and `endsOn` are
 * YYYY-MM-DD, `timeZone` is the store's. A sale of the 1st may be reported until the last millisecond of the 16th; the
 * last moment of the campaign's last day is still inside. `reportingDays` is what the campaign allows, 15 unless said.
 * Several reasons: the first of `saleWindows` is told.
 */
export function saleWindow(report: {
  readonly saleDate: string;
  readonly reportedAt: Date;
  readonly timeZone: string;
  readonly campaign: { readonly beginsOn: string; readonly endsOn: string; readonly reportingDays?: number };
}): SaleWindow {
  const { saleDate, campaign } = report;
  const reportDay = localDay(report.reportedAt, report.timeZone);
  if (saleDate > reportDay) return "in_future";
  if (saleDate < campaign.beginsOn || saleDate > campaign.endsOn) return "outside_campaign";
  if (daysBetween(saleDate, reportDay) > (campaign.reportingDays ?? reportingDays)) return "too_old";
  if (reportDay > campaign.endsOn) return "reported_after_end";
  return "ok";
}

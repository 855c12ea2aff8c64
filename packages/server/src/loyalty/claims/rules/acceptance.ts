// Automatic acceptance: a share of its sales and limits per sale and per person. Everything beyond them is looked at,
// whatever nothing speaks against it.
import type { AcceptanceSettings } from "@trilha/contract/loyalty/claims/acceptance.ts";
import { type ClaimSignal, limitSignal } from "./signals.ts";

/** Points and units, of one report or of a sum of them. */
export interface ReportTotals {
  points: number;
  units: number;
}

/**
 * Why a report nothing speaks against still goes to a person: automatic acceptance is off, or it passes a limit.
 * `week` is what was accepted unseen of the person in the seven days before.
 */
export function limitReached(
  settings: AcceptanceSettings,
  report: ReportTotals,
  week: ReportTotals,
): ClaimSignal | undefined {
  if (!settings.enabled) return limitSignal("acceptance_off");
  if (report.points > settings.pointsPerSale || report.units > settings.unitsPerSale) {
    return limitSignal("over_sale_limit", {
      points: settings.pointsPerSale,
      units: settings.unitsPerSale,
    });
  }
  const { pointsPerWeek, unitsPerWeek } = settings;
  if (week.points + report.points > pointsPerWeek || week.units + report.units > unitsPerWeek) {
    return limitSignal("over_person_limit", { points: pointsPerWeek, units: unitsPerWeek });
  }
  return undefined;
}

import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ProblemParams } from "@trilha/contract/core/problem.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { SaleRefusal } from "./rules/judge-sale.ts";

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** A rule's no as the caller reads it: days in the words of their language. */
export function refuseSale({ problem, params = {}, fields = [] }: SaleRefusal, locale: Locale): Refusal {
  const inWords: ProblemParams = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && calendarDay.test(value) ? dayInWords(value, locale) : value,
    ]),
  );
  return refuse(
    problem,
    inWords,
    fields.map((field) => ({ ...field, params: { ...inWords, ...field.params } })),
  );
}

/** "23 de novembro", "November 23". */
function dayInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

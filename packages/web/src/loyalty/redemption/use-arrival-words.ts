import type { orderItem } from "@trilha/contract/loyalty/orders/shapes.ts";
import type { ArrivalDays } from "@trilha/contract/loyalty/rewards/arrival.ts";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { useFormats } from "../../i18n/use-locale.ts";

export type ParcelArrival = NonNullable<z.output<typeof orderItem>["arrival"]>;

/** When a parcel arrives, in words: the days it takes, the days between which it comes, or that it is late. */
export function useArrivalWords() {
  const { t } = useTranslation("loyalty/redemption");
  const { number, deadline } = useFormats();
  const days = ({ from, until }: ArrivalDays): string =>
    from === until
      ? t("arrival.in", { count: until, until: number(until) })
      : t("arrival.days", { from: number(from), until: number(until) });
  const words = ({ days: promised, between, late }: ParcelArrival): string => {
    if (!between) return days(promised);
    if (late) return t("arrival.late", { last: deadline(between.last) });
    return between.first === between.last
      ? t("arrival.on", { day: deadline(between.first) })
      : t("arrival.between", { first: deadline(between.first), last: deadline(between.last) });
  };
  return { days, words };
}

import { IconAlertTriangle, IconTruckDelivery } from "@tabler/icons-react";
import { type ParcelArrival, useArrivalWords } from "./use-arrival-words.ts";

/** When a parcel arrives, in one line. */
export function ArrivalLine({ arrival }: { arrival: ParcelArrival }) {
  const { words } = useArrivalWords();
  const Icon = arrival.late ? IconAlertTriangle : IconTruckDelivery;
  return (
    <span className="flex gap-6 text-14 leading-14" data-late={arrival.late || undefined}>
      <Icon
        className={arrival.late ? "ink-warning rigid" : "dim rigid"}
        size={18}
        stroke={1.7}
        aria-hidden="true"
      />
      {words(arrival)}
    </span>
  );
}

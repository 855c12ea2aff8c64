import { useQuery } from "@tanstack/react-query";
import type { Country } from "@trilha/contract/core/country.ts";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { referenceQuery } from "../clients.queries.ts";
import { timeZones } from "./time-zones.ts";

type Props = Pick<ComponentProps<typeof NativeSelect>, "id" | "error" | "onBlur"> & {
  value: string;
  countries: readonly Country[];
  onChange: (zone: string) => void;
};

const spaced = (zone: string) => ({ value: zone, label: zone.replaceAll("_", " ") });

/** When a day begins and ends for a client. */
export function TimeZoneField({ value, countries, onChange, ...field }: Props) {
  const { t } = useTranslation("tenants/clients");
  const known = useQuery(referenceQuery).data?.countries ?? [];
  const { near, others } = timeZones(known, countries, value);
  return (
    <NativeSelect
      {...field}
      label={t("general.timeZone")}
      description={t("general.timeZoneHelp")}
      value={value}
      data={[
        { group: t("general.zonesNear"), items: near.map(spaced) },
        { group: t("general.zonesAll"), items: others.map(spaced) },
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import { IconCamera, IconCameraOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import type { Store } from "./network.queries.ts";
import { StateBadge } from "./StateBadge.tsx";

function Photos({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation("catalog/stores");
  const Icon = allowed ? IconCamera : IconCameraOff;
  return (
    <StatusBadge tone={allowed ? "primary" : "neutral"} icon={<Icon size={14} stroke={2} />}>
      {t(allowed ? "stores.photosYes" : "stores.photosNo")}
    </StatusBadge>
  );
}

/** Store rows. */
export function useStoreRows(onOpen: (id: string) => void): RowSpec<Store> {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  return {
    label: t("stores.title"),
    nameOf: ({ name }) => name,
    columns: [
      {
        key: "name",
        label: t("field.name"),
        width: 300,
        cell: ({ name, code }) => <NameCell name={name} under={code} />,
      },
      { key: "chain", label: t("field.chain"), width: 190, cell: ({ chain }) => chain },
      {
        key: "place",
        label: t("field.city"),
        width: 190,
        cell: ({ city, areaCode, country }) => (
          <NameCell
            name={[city, areaCode].filter(Boolean).join(", ") || "–"}
            under={countryName(country, locale)}
          />
        ),
      },
      {
        key: "photos",
        label: t("field.photosAllowed"),
        width: 150,
        cell: ({ photosAllowed }) => <Photos allowed={photosAllowed} />,
      },
      { key: "state", label: t("state.label"), cell: ({ active }) => <StateBadge active={active} /> },
    ],
    cardOf: (store) => ({
      under: [store.code, store.city].filter(Boolean).join(" · "),
      facts: (
        <>
          {store.active ? null : <StateBadge active={store.active} />}
          <span>{store.chain}</span>
          <span>{countryName(store.country, locale)}</span>
          <Photos allowed={store.photosAllowed} />
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}

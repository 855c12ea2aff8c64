import { IconCamera, IconCameraOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import type { Selection } from "../../ui/list/selection.ts";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import type { Store } from "./network.queries.ts";
import { StateBadge } from "./StateBadge.tsx";

type Props = {
  stores: readonly Store[];
  onOpen: (id: string) => void;
  selection?: Selection | undefined;
  onSelect?: ((selection: Selection) => void) | undefined;
  foot: ReactNode;
};

function Photos({ allowed }: { allowed: boolean }) {
  const { t } = useTranslation("catalog/stores");
  const Icon = allowed ? IconCamera : IconCameraOff;
  return (
    <StatusBadge tone={allowed ? "primary" : "neutral"} icon={<Icon size={14} stroke={2} />}>
      {t(allowed ? "stores.photosYes" : "stores.photosNo")}
    </StatusBadge>
  );
}

/** Stores: a dense table at a desk, cards on a phone. */
export function StoreRows({ stores, onOpen, selection, onSelect, foot }: Props) {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  const phone = useIsPhone();
  if (phone) {
    return (
      <ItemCards
        label={t("stores.title")}
        items={stores.map((store) => ({
          id: store.id,
          title: store.name,
          under: [store.code, store.city].filter(Boolean).join(" · "),
          facts: (
            <>
              {store.active ? null : <StateBadge active={store.active} />}
              <span>{store.chain}</span>
              <span>{countryName(store.country, locale)}</span>
              <Photos allowed={store.photosAllowed} />
            </>
          ),
        }))}
        onOpen={onOpen}
        selection={selection}
        onSelect={onSelect}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<Store>[] = [
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
  ];
  return (
    <DataTable
      label={t("stores.title")}
      columns={columns}
      rows={stores}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => onOpen(id)}
      {...(selection && onSelect ? { selection, onSelect } : {})}
      foot={foot}
    />
  );
}

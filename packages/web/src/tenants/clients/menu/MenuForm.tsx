import { type ModuleFlag, plannedModules } from "@trilha/contract/core/modules.ts";
import type { ModuleItemKey } from "@trilha/contract/tenants/clients/shapes.ts";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../core/writing/SortableList.tsx";
import { sameValue } from "../../../ui/form/rebase.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { ClientForm } from "../ClientForm.tsx";
import type { Client, MenuItem } from "../clients.queries.ts";
import { MenuRow } from "./MenuRow.tsx";

/** The module behind a place of the menu; with the module off the place does not show, whatever the menu says. */
const FLAG_OF: Readonly<Partial<Record<ModuleItemKey, ModuleFlag>>> = {
  "online-courses": "has_courses",
  trails: "has_trails",
  "presential-courses": "has_presential_courses",
  webinars: "has_webcasts",
  "live-classes": "has_live_classes",
  podcasts: "has_podcasts",
  library: "has_library",
  news: "has_news",
  campaigns: "has_campaigns",
  "insert-sales": "has_sales",
  "upload-photos": "has_photos",
  "points-table": "has_points_table",
  "reward-store": "has_reward_store",
  events: "has_events",
  ranking: "has_ranking",
  faq: "has_faq",
  support: "has_support",
  profile: "has_profile",
};

const ID = "menu";
type Values = { items: readonly MenuItem[] };

/** Which places the menu holds, in which order, by which names. */
export function MenuForm({ client }: { client: Client }) {
  const { t } = useTranslation("tenants/clients");
  return (
    <ClientForm<Values>
      client={client}
      id={ID}
      valuesOf={({ moduleItems }) => ({ items: moduleItems })}
      check={() => ({})}
      writeOf={({ items }, version) => ({ part: "menu", body: { version, items: [...items] } })}
      nameOf={() => t("part.menu")}
    >
      {(form) => (
        <MenuCard
          client={client}
          items={form.values.items}
          onChange={(items) => {
            if (!sameValue(items, form.values.items)) form.setFieldValue("items", items);
          }}
        />
      )}
    </ClientForm>
  );
}

type Props = Values & { client: Client; onChange: (items: readonly MenuItem[]) => void };

function MenuCard({ client, items, onChange }: Props) {
  const { t } = useTranslation("tenants/clients");
  const nameOf = (key: MenuItem["key"]) => t(`place.${key}`);
  const isPlanned = ({ key }: MenuItem) => {
    const flag = FLAG_OF[key];
    return flag !== undefined && plannedModules.has(flag);
  };
  const planned = items.filter(isPlanned);
  return (
    <Card title={t("menu.title")}>
      <p className="hint under-title">{t("menu.hint")}</p>
      <SortableList
        lines
        label={t("menu.title")}
        items={items.filter((item) => !isPlanned(item))}
        idOf={({ key }) => key}
        nameOf={({ key }) => nameOf(key)}
        onChange={(moved) => onChange([...moved, ...planned])}
      >
        {(item) => {
          const flag = FLAG_OF[item.key];
          return (
            <MenuRow
              id={`${ID}-${item.key}`}
              item={item}
              name={nameOf(item.key)}
              off={flag !== undefined && !client.flags[flag]}
              onChange={(changed) => onChange(items.map((one) => (one.key === changed.key ? changed : one)))}
            />
          );
        }}
      </SortableList>
    </Card>
  );
}

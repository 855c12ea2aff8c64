import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sameValue } from "../../../ui/form/rebase.ts";
import { moved } from "../../../ui/movable/moved.ts";
import { useMoving } from "../../../ui/movable/use-moving.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { ClientForm } from "../ClientForm.tsx";
import classes from "../clients.module.css";
import type { Client, MenuItem } from "../clients.queries.ts";
import { MenuRow } from "./MenuRow.tsx";
import { FLAG_OF } from "./menu-flags.ts";

const ID = "menu";
type Values = { items: readonly MenuItem[] };

/** Which places the menu holds, in which order, by which names. */
export function MenuForm({ client }: { client: Client }) {
  const { t } = useTranslation("clients");
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
  const { t } = useTranslation("clients");
  const [told, setTold] = useState("");
  const nameOf = (key: MenuItem["key"]) => t(`place.${key}`);
  const moving = useMoving(items.length, (from, to) => {
    const next = moved(items, from, to);
    const item = next[to];
    if (!item) return;
    onChange(next);
    setTold(t("menu.moved", { name: nameOf(item.key), place: to + 1, of: items.length }));
  });
  return (
    <Card title={t("menu.title")}>
      <p className={classes.cardHint}>{t("menu.hint")}</p>
      <ol className={classes.menu}>
        {items.map((item, index) => {
          const flag = FLAG_OF[item.key];
          return (
            <MenuRow
              key={item.key}
              id={`${ID}-${item.key}`}
              item={item}
              name={nameOf(item.key)}
              off={flag !== undefined && !client.flags[flag]}
              moving={moving(index)}
              onChange={(changed) => onChange(items.map((one, at) => (at === index ? changed : one)))}
            />
          );
        })}
      </ol>
      <p className="only-heard" role="status">
        {told}
      </p>
    </Card>
  );
}

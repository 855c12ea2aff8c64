import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sameValue } from "../../../ui/form/rebase.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { ClientForm } from "../ClientForm.tsx";
import classes from "../clients.module.css";
import type { Client, MenuItem } from "../clients.queries.ts";
import { MenuRow } from "./MenuRow.tsx";
import { FLAG_OF } from "./menu-flags.ts";
import { moved } from "./menu-order.ts";

const ID = "menu";
type Values = { items: readonly MenuItem[] };

/** Which places the menu holds, in which order, by which names. */
export function MenuForm({ client }: { client: Client }) {
  const { t } = useTranslation("clients");
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState("");
  const nameOf = (key: MenuItem["key"]) => t(`place.${key}`);

  return (
    <ClientForm<Values>
      client={client}
      id={ID}
      valuesOf={({ moduleItems }) => ({ items: moduleItems })}
      check={() => ({})}
      writeOf={({ items }, version) => ({ part: "menu", body: { version, items: [...items] } })}
      nameOf={() => t("part.menu")}
    >
      {(form) => {
        const { items } = form.values;
        const set = (next: readonly MenuItem[]) => {
          if (!sameValue(next, items)) form.setFieldValue("items", next);
        };
        const move = (from: number, to: number) => {
          const item = items[from];
          if (!item || to < 0 || to >= items.length) return;
          set(moved(items, from, to));
          setTold(t("menu.moved", { name: nameOf(item.key), place: to + 1, of: items.length }));
        };
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
                    first={index === 0}
                    last={index === items.length - 1}
                    dragging={dragged === index}
                    onChange={(changed) => set(items.map((one, at) => (at === index ? changed : one)))}
                    onMove={(by) => move(index, index + by)}
                    onDrag={(on) => setDragged(on ? index : undefined)}
                    onDragOver={() => {
                      if (dragged === undefined || dragged === index) return;
                      move(dragged, index);
                      setDragged(index);
                    }}
                  />
                );
              })}
            </ol>
            <p className="only-heard" role="status">
              {told}
            </p>
          </Card>
        );
      }}
    </ClientForm>
  );
}

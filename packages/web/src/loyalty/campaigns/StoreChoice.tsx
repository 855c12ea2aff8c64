import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foldText } from "../../i18n/fold-text.ts";
import { Checkbox } from "../../ui/controls/checkbox.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./campaigns.module.css";
import type { SignUpForm } from "./campaigns.queries.ts";

type Props = {
  id: string;
  retailers: SignUpForm["retailers"];
  chosen: readonly string[];
  onToggle: (storeId: string) => void;
  error: string | undefined;
};

const SEARCH_FROM = 8;

/** Chains and their stores, ticked by thumb; what is chosen stays in sight whatever is searched. */
export function StoreChoice({ id, retailers, chosen, onToggle, error }: Props) {
  const { t } = useTranslation("loyalty/campaigns");
  const [search, setSearch] = useState("");
  const wanted = foldText(search);
  const shown = retailers
    .map((retailer) => ({
      ...retailer,
      stores: retailer.stores.filter(
        (store) =>
          chosen.includes(store.id) ||
          foldText(`${retailer.name} ${store.name} ${store.city ?? ""}`).includes(wanted),
      ),
    }))
    .filter(({ stores }) => stores.length > 0);
  const many = retailers.reduce((count, { stores }) => count + stores.length, 0) > SEARCH_FROM;

  return (
    <Card title={t("join.stores")}>
      <fieldset id={id} tabIndex={-1} aria-label={t("join.stores")}>
        <p className="hint mb-8">{t("join.storesHint")}</p>
        {many ? (
          <TextInput
            type="search"
            aria-label={t("join.storesSearch")}
            placeholder={t("join.storesSearch")}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
          />
        ) : null}
        <p className="only-heard" aria-live="polite">
          {t("join.storesChosen", { count: chosen.length })}
        </p>
        <div className={classes.storeList}>
          {shown.length === 0 ? <p className="dim">{t("join.noStore")}</p> : null}
          {shown.map((retailer) => (
            <div key={retailer.id}>
              <p className={classes.chainName}>{retailer.name}</p>
              {retailer.stores.map((store) => (
                <Checkbox
                  key={store.id}
                  label={store.city ? `${store.name} · ${store.city}` : store.name}
                  checked={chosen.includes(store.id)}
                  onChange={() => onToggle(store.id)}
                />
              ))}
            </div>
          ))}
        </div>
        {error ? <p className="mt-8 ink-danger text-14">{error}</p> : null}
      </fieldset>
    </Card>
  );
}

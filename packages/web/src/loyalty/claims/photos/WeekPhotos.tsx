import { IconCameraOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { formatDateTime, formatDay } from "@trilha/contract/core/dates.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { PhotoCard } from "./PhotoCard.tsx";
import { countOf, firstStore, slotsOf, storesOf } from "./photo-slots.ts";
import classes from "./photos.module.css";
import { type PhotoForm, photoFormQuery } from "./photos.queries.ts";

/** Photos of one store this week: free places, those sent, and the beginning of the next week. */
export function WeekPhotos({ campaignId }: { campaignId: string }) {
  const query = useQuery(photoFormQuery(campaignId));
  return (
    <QueryState query={query} skeleton={<ListSkeleton rows={3} />}>
      {(form) => <Week form={form} campaignId={campaignId} />}
    </QueryState>
  );
}

function Week({ form, campaignId }: { form: PhotoForm; campaignId: string }) {
  const { t } = useTranslation("loyalty/claims/photos");
  const { number, locale } = useFormats();
  const [chosen, setChosen] = useState<string>();
  // Store chosen first stays, though sending fills its last place.
  const [first] = useState(() => firstStore(form, undefined));
  const storeId = firstStore(form, chosen ?? first);
  const store = form.stores.find(({ id }) => id === storeId);
  const views = slotsOf(form, storeId);
  const { sent, all } = countOf(views);
  const { allowed, others } = storesOf(form);
  if (allowed.length === 0 && others.length > 0) {
    return (
      <EmptyState icon={<IconCameraOff size={28} stroke={1.6} />} title={t("forbiddenTitle")}>
        {t("forbiddenText")}
      </EmptyState>
    );
  }
  if (!store || all === 0) {
    return (
      <EmptyState icon={<IconCameraOff size={28} stroke={1.6} />} title={t("noTypesTitle")}>
        {t("noTypesText")}
      </EmptyState>
    );
  }
  const next = new Date(store.nextWindowAt);
  return (
    <section aria-labelledby="this-week">
      <header className={classes.head}>
        <div>
          <h2 id="this-week">{t("week")}</h2>
          <p>
            {t("progress", { sent: number(sent), all: number(all) })} ·{" "}
            <time dateTime={store.nextWindowAt} title={formatDateTime(next, locale, store.timeZone)}>
              {t("nextWindow", { day: formatDay(next, locale, store.timeZone) })}
            </time>
          </p>
        </div>
        {allowed.length > 1 ? (
          <NativeSelect
            label={t("store")}
            value={storeId}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={allowed.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <p className={classes.store}>{store.name}</p>
        )}
      </header>
      <ul className={classes.cards}>
        {views.map((view) => (
          <PhotoCard
            key={`${storeId} ${view.type.id}`}
            view={view}
            campaignId={campaignId}
            storeId={storeId}
            nextDay={formatDay(next, locale, store.timeZone)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <p className="hint mt-12">
          {t("withoutPhotos", { stores: others.map(({ name }) => name).join(", ") })}
        </p>
      ) : null}
    </section>
  );
}

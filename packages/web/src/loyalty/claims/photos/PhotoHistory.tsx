import { useInfiniteQuery } from "@tanstack/react-query";
import { claimStates } from "@trilha/contract/loyalty/claims/shapes.ts";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { ListFoot } from "../../../ui/list/ListFoot.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { Answered } from "../../../ui/state/Answered.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { PhotoRow } from "./PhotoRow.tsx";
import classes from "./photos.module.css";
import { photosQuery } from "./photos.queries.ts";

/** What became of my photos. */
export function PhotoHistory() {
  const { t } = useTranslation("loyalty/claims/photos");
  const { t: earning } = useTranslation("loyalty/earning");
  const { t: shell } = useTranslation("shell");
  const [values, change] = useUrlFilters();
  const state = claimStates.find((one) => one === values.state);
  const query = useInfiniteQuery(photosQuery(state ? { state } : {}));
  return (
    <section aria-labelledby="my-photos">
      <header className={classes.head}>
        <h2 id="my-photos">{t("history")}</h2>
        <NativeSelect
          aria-label={t("state")}
          value={state ?? ""}
          onChange={(event) => change({ state: event.currentTarget.value })}
          data={[
            { value: "", label: `${t("state")}: ${shell("ui.any").toLowerCase()}` },
            ...claimStates.map((one) => ({ value: one, label: earning(`claimState.${one}`) })),
          ]}
        />
      </header>
      <Answered query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) {
            return <p className="dim">{state ? t("noMatch") : t("historyEmpty")}</p>;
          }
          return (
            <>
              <ul className="card plain clipped" aria-label={t("history")}>
                {items.map((photo) => (
                  <PhotoRow key={photo.id} photo={photo} />
                ))}
              </ul>
              <ListFoot
                more={query.hasNextPage}
                loading={query.isFetchingNextPage}
                error={query.isFetchNextPageError ? query.error?.message : undefined}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          );
        }}
      </Answered>
    </section>
  );
}

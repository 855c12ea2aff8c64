import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { PhotoRow } from "./PhotoRow.tsx";
import classes from "./photos.module.css";
import { photoList, photoStates } from "./photos.queries.ts";

/** History of my photos, with their verdicts. */
export function PhotoHistory() {
  const { t } = useTranslation("loyalty/claims/photos");
  const { t: earning } = useTranslation("loyalty/earning");
  const { t: shell } = useTranslation("shell");
  const list = useList(photoList);
  const { state } = list.filters;
  return (
    <section aria-labelledby="my-photos">
      <header className={classes.head}>
        <h2 id="my-photos">{t("history")}</h2>
        <NativeSelect
          aria-label={t("state")}
          value={state ?? ""}
          onChange={(event) => list.change({ state: event.currentTarget.value })}
          data={[
            { value: "", label: `${t("state")}: ${shell("ui.any").toLowerCase()}` },
            ...photoStates.map((one) => ({ value: one, label: earning(`claimState.${one}`) })),
          ]}
        />
      </header>
      <ListView list={list} empty={<p className="dim">{state ? t("noMatch") : t("historyEmpty")}</p>}>
        {(photos, foot) => (
          <>
            <ul className="card plain clipped" aria-label={t("history")}>
              {photos.map((photo) => (
                <PhotoRow key={photo.id} photo={photo} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
    </section>
  );
}

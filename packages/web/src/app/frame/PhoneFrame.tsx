import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Bell } from "../../communication/notifications/Bell.tsx";
import { MyPoints } from "../../loyalty/earning/MyPoints.tsx";
import { Main } from "../../ui/page/Main.tsx";
import { PlaceIcon } from "../PlaceIcon.tsx";
import { placeAt, tabsOf } from "../places.ts";
import { usePlaces } from "../use-places.ts";
import { ClientSelect } from "./ClientSelect.tsx";
import { OfflineBanner } from "./OfflineBanner.tsx";
import classes from "./phone.module.css";

/** Slim top bar, content, and the bottom bar in reach of the thumb. */
export function PhoneFrame() {
  const { t } = useTranslation("shell");
  const places = usePlaces();
  const { pathname } = useLocation();
  const here = placeAt(places, pathname);
  const tabs = tabsOf(places);
  // Several places may share a tab: it then has a name of its own.
  const word = ({ tab, name, word: own }: (typeof places)[number]) =>
    tab === "learn" && (!own || places.filter((place) => place.tab === tab).length > 1)
      ? t("places.learn")
      : name;

  return (
    <div className={classes.frame}>
      <header className={classes.top}>
        <ClientSelect />
        <div className="row gap-4">
          <MyPoints />
          <Bell />
        </div>
      </header>
      <OfflineBanner />
      <Main className={classes.content}>
        <Outlet />
      </Main>
      <nav className={classes.bottom} aria-label={t("shell.tabBar")}>
        {tabs.map((place) => {
          const current = here?.tab ? here.tab === place.tab : place.tab === "me" && here !== undefined;
          return (
            <Link
              key={place.id}
              to={place.path}
              className={`${classes.tab} ${place.tab === "report" ? classes.raised : ""}`}
              aria-current={current ? "page" : undefined}
            >
              <span className={classes.pill}>
                <PlaceIcon icon={place.icon} size={24} />
              </span>
              <span>{word(place)}</span>
            </Link>
          );
        })}
      </nav>
    </div>
  );
}

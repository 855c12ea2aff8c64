import { IconSearch } from "@tabler/icons-react";
import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Bell } from "../../communication/notifications/Bell.tsx";
import { loadRooms } from "../../i18n/i18n.ts";
import { MyPoints } from "../../loyalty/earning/MyPoints.tsx";
import { changeLanguage } from "../../session/language.ts";
import { Main } from "../../ui/page/Main.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { LanguageSwitch } from "../../ui/switches/LanguageSwitch.tsx";
import { OfficeMenu } from "../office-menu/lazy-office-menu.ts";
import { PlaceIcon } from "../PlaceIcon.tsx";
import { isOfficePlace, placeAt } from "../places.ts";
import { usePlaces } from "../use-places.ts";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { ClientSwitch } from "./ClientSwitch.tsx";
import classes from "./desktop.module.css";
import { LegalFooter } from "./LegalFooter.tsx";
import { OfflineBanner } from "./OfflineBanner.tsx";

const Palette = lazyPart(
  () =>
    Promise.all([import("../palette/Palette.tsx"), loadRooms("app/office-menu")]).then(([{ Palette }]) => ({
      default: Palette,
    })),
  { over: true },
);

const mac = navigator.platform.startsWith("Mac");

/** Opens the palette on Ctrl/Cmd+K; its code comes with the first use. */
function usePalette() {
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpenings((times) => times + 1);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return [openings, () => setOpenings((times) => times + 1)] as const;
}

const GROUPS = ["programme", "you"] as const;

/** Left navigation from the client's menu, a top bar, content at most 1200 px wide. */
export function DesktopFrame() {
  const { t } = useTranslation("shell");
  const [openings, openPalette] = usePalette();
  const places = usePlaces();
  const { pathname } = useLocation();
  const here = placeAt(places, pathname);
  // The back office has its own menu in the same shell.
  const office = here !== undefined && isOfficePlace(here);
  const officePlaces = places.filter(isOfficePlace);
  const heading = { programme: t("shell.programme"), you: t("shell.you") };

  return (
    <div className={classes.frame}>
      <aside className={classes.side}>
        <ClientSwitch />
        {office ? null : (
          <nav className="stack gap-20 mt-16" aria-label={t("shell.mainMenu")}>
            {GROUPS.map((group) => {
              const shown = places.filter((place) => place.group === group && place.tab !== "me");
              if (shown.length === 0) return null;
              return (
                <div key={group} className="stack gap-2">
                  <p className={classes.heading}>{heading[group]}</p>
                  {shown.map((place) => (
                    <Link
                      key={place.id}
                      to={place.path}
                      className={classes.item}
                      aria-current={here?.id === place.id ? "page" : undefined}
                    >
                      <PlaceIcon icon={place.icon} size={20} />
                      {place.name}
                    </Link>
                  ))}
                </div>
              );
            })}
          </nav>
        )}
        {/* Links below the office's menu come together with it: nothing moves when it is there. */}
        <Suspense fallback={null}>
          {officePlaces.length > 0 ? <OfficeMenu places={officePlaces} here={here} /> : null}
          {office ? (
            <Link to="/home" className={classes.backLink}>
              {t("shell.backToProgramme")}
            </Link>
          ) : null}
          <div className={classes.end}>
            <LegalFooter />
          </div>
        </Suspense>
      </aside>
      <div className="flex column shrink">
        <header className={classes.top}>
          <button type="button" className={classes.search} onClick={openPalette}>
            <IconSearch size={18} stroke={1.7} aria-hidden="true" />
            <span className="truncated grow text-left">{t("shell.searchEverything")}</span>
            <kbd>{mac ? "⌘ K" : "Ctrl K"}</kbd>
          </button>
          <div className="row gap-4">
            <LanguageSwitch onChange={(locale) => void changeLanguage(locale)} />
            <MyPoints />
            <Bell />
            <AvatarMenu />
          </div>
        </header>
        <OfflineBanner />
        <Main className={classes.content}>
          <Outlet />
        </Main>
      </div>
      {openings > 0 ? (
        <Suspense fallback={null}>
          <Palette asked={openings} places={places} />
        </Suspense>
      ) : null}
    </div>
  );
}

import {
  IconChevronRight,
  IconEyeCheck,
  IconLogout,
  IconMailOpened,
  IconPackage,
  IconShieldLock,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { changeLanguage } from "../../session/language.ts";
import { useModules, useSession } from "../../session/session.queries.ts";
import { leave } from "../../session/sign-in.ts";
import { Avatar } from "../../ui/controls/Avatar.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { ColorSchemeSwitch } from "../../ui/switches/ColorSchemeSwitch.tsx";
import { LanguageSwitch } from "../../ui/switches/LanguageSwitch.tsx";
import { LegalFooter } from "../frame/LegalFooter.tsx";
import { useClientSwitch } from "../frame/use-client-switch.ts";
import { OfficeMenu } from "../office-menu/lazy-office-menu.ts";
import { PlaceIcon } from "../PlaceIcon.tsx";
import { isOfficePlace, tabsOf } from "../places.ts";
import { usePlaces } from "../use-places.ts";
import { useScheme } from "../use-scheme.ts";
import classes from "./me.module.css";

/** Places that are not in the bottom bar, one tap away. */
export function MePage() {
  const { t } = useTranslation("shell");
  const { fullName, email, image, clients, selectedClient, pendingInvitations } = useSession();
  const hasModule = useModules();
  const { number } = useFormats();
  const places = usePlaces();
  // A desk has the office's menu beside every page.
  const phone = useIsPhone();
  const change = useClientSwitch();
  const [scheme, changeScheme] = useScheme();
  const tabs = new Set(tabsOf(places).map(({ id }) => id));
  const others = places.filter((place) => !tabs.has(place.id) && !isOfficePlace(place));
  const officePlaces = places.filter(isOfficePlace);

  return (
    <div className={classes.page}>
      <PageTitle title={t("places.me")} hidden />
      <div className={classes.person}>
        <Avatar src={image} name={fullName} size={64} own />
        <div>
          <strong>{fullName}</strong>
          <span>{email}</span>
        </div>
      </div>
      <ul className="card plain clip lines-between">
        {others.map((place) => (
          <li key={place.id}>
            <Link to={place.path} className={classes.row}>
              <PlaceIcon icon={place.icon} />
              <span className="grow">{place.name}</span>
              <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
            </Link>
          </li>
        ))}
        {hasModule("has_reward_store") ? (
          <li>
            <Link to="/profile/orders" className={classes.row}>
              <IconPackage size={22} stroke={1.7} aria-hidden="true" />
              <span className="grow">{t("shell.orders")}</span>
              <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
            </Link>
          </li>
        ) : null}
        {hasModule("has_profile") ? (
          <li>
            <Link to="/profile/security" className={classes.row}>
              <IconShieldLock size={22} stroke={1.7} aria-hidden="true" />
              <span className="grow">{t("shell.security")}</span>
              <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
            </Link>
          </li>
        ) : null}
        {pendingInvitations > 0 ? (
          <li>
            <Link to="/invitations" className={classes.row}>
              <IconMailOpened size={22} stroke={1.7} aria-hidden="true" />
              <span className="grow">{t("shell.invitations", { amount: number(pendingInvitations) })}</span>
              <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
            </Link>
          </li>
        ) : null}
        <li>
          <Link to="/profile/data" className={classes.row}>
            <IconEyeCheck size={22} stroke={1.7} aria-hidden="true" />
            <span className="grow">{t("shell.privacy")}</span>
            <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
          </Link>
        </li>
      </ul>
      {/* Cards below the office's menu come together with it: nothing moves when it is there. */}
      <Suspense fallback={null}>
        {phone && officePlaces.length > 0 ? <OfficeMenu places={officePlaces} here={undefined} /> : null}
        <div className="card plain clip lines-between">
          <div className={classes.setting}>
            <span className="grow">{t("ui.language")}</span>
            <LanguageSwitch onChange={(locale) => void changeLanguage(locale)} />
          </div>
          <div className={classes.setting}>
            <span className="grow">{t("ui.colorScheme")}</span>
            <ColorSchemeSwitch icons value={scheme} onChange={changeScheme} />
          </div>
          {clients.length > 1 ? (
            <label className={classes.setting}>
              <span className="grow">{t("shell.switchClient")}</span>
              <select
                className={classes.select}
                value={selectedClient?.id ?? ""}
                onChange={(event) => void change(event.target.value)}
              >
                {clients.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
        </div>
        <div className="card plain clip lines-between">
          <button type="button" className={classes.row} onClick={() => void leave()}>
            <IconLogout size={22} stroke={1.7} aria-hidden="true" />
            <span className="grow">{t("shell.signOut")}</span>
          </button>
        </div>
        <LegalFooter />
      </Suspense>
    </div>
  );
}

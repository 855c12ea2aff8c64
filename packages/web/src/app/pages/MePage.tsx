import { IconChevronRight, IconLogout, IconMailOpened } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useOwnPlaces } from "../../accounts/profile/own-places.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { MyLevelBar } from "../../loyalty/earning/MyLevelBar.tsx";
import { PointsSentence } from "../../loyalty/earning/PointsSentence.tsx";
import { changeLanguage } from "../../session/language.ts";
import { useSession } from "../../session/session.queries.ts";
import { leave } from "../../session/sign-in.ts";
import { Avatar } from "../../ui/controls/Avatar.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { ColorSchemeSwitch } from "../../ui/switches/ColorSchemeSwitch.tsx";
import { LanguageSwitch } from "../../ui/switches/LanguageSwitch.tsx";
import { LegalFooter } from "../frame/LegalFooter.tsx";
import { OfficeMenu } from "../office-menu/lazy-office-menu.ts";
import { PlaceIcon } from "../PlaceIcon.tsx";
import { isOfficePlace, tabsOf } from "../places.ts";
import { usePlaces } from "../use-places.ts";
import { useScheme } from "../use-scheme.ts";
import classes from "./me.module.css";

/** A place of one's own, one tap away. */
function Row({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={classes.row}>
        {icon}
        <span className="grow">{children}</span>
        <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
      </Link>
    </li>
  );
}

/** Me: points and level on top, what was reached below, then the places that are not in the bottom bar. */
export function MePage() {
  const { t } = useTranslation("shell");
  const { fullName, email, image, pendingInvitations } = useSession();
  const { t: profile } = useTranslation("accounts/profile");
  const reached = useOwnPlaces("reached");
  const account = useOwnPlaces("account");
  const { number } = useFormats();
  const places = usePlaces();
  // A desk has the office's menu beside every page.
  const phone = useIsPhone();
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
      <PointsSentence />
      <MyLevelBar card />
      {reached.length > 0 ? (
        <ul className="card plain clip lines-between">
          {reached.map(({ to, text, icon: Icon }) => (
            <Row key={to} to={to} icon={<Icon size={22} stroke={1.7} aria-hidden="true" />}>
              {profile(text)}
            </Row>
          ))}
        </ul>
      ) : null}
      <ul className="card plain clip lines-between">
        {others.map((place) => (
          <Row key={place.id} to={place.path} icon={<PlaceIcon icon={place.icon} />}>
            {place.name}
          </Row>
        ))}
        {pendingInvitations > 0 ? (
          <Row to="/invitations" icon={<IconMailOpened size={22} stroke={1.7} aria-hidden="true" />}>
            {t("shell.invitations", { amount: number(pendingInvitations) })}
          </Row>
        ) : null}
        {account
          .filter(({ to }) => to !== "/profile")
          .map(({ to, text, icon: Icon }) => (
            <Row key={to} to={to} icon={<Icon size={22} stroke={1.7} aria-hidden="true" />}>
              {profile(text)}
            </Row>
          ))}
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

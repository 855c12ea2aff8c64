import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SubNav } from "../../ui/page/SubNav.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { useOwnPlaces } from "./own-places.ts";

/** The way back to Me and, on a desk, the neighbours of one of its pages. */
export function ProfileTabs() {
  const { t } = useTranslation("accounts/profile");
  const { t: shell } = useTranslation("shell");
  const { pathname } = useLocation();
  const phone = useIsPhone();
  const reached = useOwnPlaces("reached");
  const account = useOwnPlaces("account");
  const back = (
    <Link to="/me">
      <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
      {shell("places.me")}
    </Link>
  );
  const neighbours = reached.some(({ to }) => pathname.startsWith(to)) ? reached : account;
  return (
    <SubNav label={t("sections")}>
      {back}
      {phone
        ? null
        : neighbours.map(({ to, text }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === "/profile" }}>
              {t(text)}
            </Link>
          ))}
    </SubNav>
  );
}

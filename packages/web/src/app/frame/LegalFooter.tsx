import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { textsQuery } from "../../accounts/sign-in/legal.queries.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useModules, useSession } from "../../session/session.queries.ts";
import { footerPlaces } from "./footer-places.ts";
import classes from "./frame.module.css";

/** The client's texts, in small print at the end of the menu. */
export function LegalFooter() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const client = useSession().selectedClient?.slug ?? "";
  const hasModule = useModules();
  const { data } = useQuery({ ...textsQuery(client, locale), enabled: client !== "" });
  const written = new Set(data?.items.map(({ kind }) => kind));
  return (
    <ul className={classes.legal}>
      {footerPlaces(written, hasModule).map(([kind, path]) => (
        <li key={kind}>
          <Link className="inline min-h-32 p-0-8 r-6 dim text-12 undecorated" to={path}>
            {t(`legal.${kind}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

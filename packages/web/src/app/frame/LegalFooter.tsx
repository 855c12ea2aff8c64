import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { useTranslation } from "react-i18next";
import { textsQuery } from "../../accounts/sign-in/legal.queries.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useSession } from "../../session/session.queries.ts";
import classes from "./frame.module.css";

/** Always there: the rules, and whom to ask. */
const ALWAYS: ReadonlySet<TextKind> = new Set<TextKind>(["terms", "privacy", "cookies", "support"]);

const PLACES: readonly (readonly [TextKind, string])[] = [
  ["terms", "/terms-and-conditions"],
  ["privacy", "/privacy-policy"],
  ["cookies", "/cookies"],
  ["support", "/support"],
  ["contact", "/contact-us"],
  ["about", "/about"],
  ["about_program", "/about-the-program"],
  ["about_team", "/about-the-team"],
  ["partner_program", "/tigre-juntos-somos-mais"],
  ["hotsite", "/hotsite"],
];

/** The client's texts, in small print at the end of the menu; what it has not written is not offered. */
export function LegalFooter() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const client = useSession().selectedClient?.slug ?? "";
  const { data } = useQuery({ ...textsQuery(client, locale), enabled: client !== "" });
  const written = new Set(data?.items.map(({ kind }) => kind));
  return (
    <ul className={classes.legal}>
      {PLACES.filter(([kind]) => ALWAYS.has(kind) || written.has(kind)).map(([kind, path]) => (
        <li key={kind}>
          <Link className="inline min-h-32 p-0-8 r-6 dim text-12 undecorated" to={path}>
            {t(`legal.${kind}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./frame.module.css";

const PLACES: readonly (readonly ["terms" | "privacy" | "cookies", string])[] = [
  ["terms", "/terms-and-conditions"],
  ["privacy", "/privacy-policy"],
  ["cookies", "/cookies"],
];

/** The client's texts, in small print at the end of the menu. */
export function LegalFooter() {
  const { t } = useTranslation("shell");
  return (
    <ul className={classes.legal}>
      {PLACES.map(([kind, path]) => (
        <li key={kind}>
          <Link to={path}>{t(`legal.${kind}`)}</Link>
        </li>
      ))}
    </ul>
  );
}

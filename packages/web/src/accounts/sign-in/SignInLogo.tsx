import type { Locale } from "../../i18n/locales.ts";
import { type Branding, logoOf } from "../../session/branding.ts";
import classes from "./login.module.css";

export function SignInLogo({ look, locale }: { look: Branding; locale: Locale }) {
  const logo = logoOf(look, locale);
  if (logo) return <img className={classes.logo} src={logo} alt={look.client.name} height={36} />;
  return (
    <span className={classes.monogram}>
      <span aria-hidden="true">{look.client.name.slice(0, 1)}</span>
      <strong>{look.client.name}</strong>
    </span>
  );
}

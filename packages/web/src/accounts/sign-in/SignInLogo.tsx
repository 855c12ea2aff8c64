import type { Locale } from "../../i18n/locales.ts";
import { type Branding, logoOf } from "../../session/branding.ts";
import classes from "./login.module.css";

export function SignInLogo({ branding, locale }: { branding: Branding; locale: Locale }) {
  const logo = logoOf(branding, locale);
  if (logo) return <img className={classes.logo} src={logo} alt={branding.client.name} height={36} />;
  return (
    <span className={classes.monogram}>
      <span aria-hidden="true">{branding.client.name.slice(0, 1)}</span>
      <strong>{branding.client.name}</strong>
    </span>
  );
}

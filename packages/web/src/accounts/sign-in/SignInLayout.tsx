import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import type { Branding } from "../../session/branding.ts";
import { changeLanguage } from "../../session/language.ts";
import { LanguageSwitch } from "../../ui/switches/LanguageSwitch.tsx";
import { BrandPanel } from "./BrandPanel.tsx";
import { LegalLinks } from "./LegalLinks.tsx";
import classes from "./login.module.css";
import { SignInLogo } from "./SignInLogo.tsx";

type Props = {
  branding: Branding | undefined;
  children: ReactNode;
  /** A picture of the door inside another page, which has its own main part. */
  still?: boolean;
};

/** The client's door: its look on one side, what one does here on the other. */
export function SignInLayout({ branding, children, still }: Props) {
  const locale = useLocale();
  return (
    <div className={classes.door}>
      <div className={classes.page}>
        <BrandPanel branding={branding} />
        <div className={classes.side}>
          <header className="row between gap-12 min-h-48 dim">
            {branding ? <SignInLogo branding={branding} locale={locale} /> : <span />}
            <LanguageSwitch onChange={(chosen) => void changeLanguage(chosen)} />
          </header>
          {still ? (
            <div className={classes.main}>{children}</div>
          ) : (
            <main className={classes.main} id="content">
              {children}
            </main>
          )}
          <footer className="flex justify-center touch">
            {branding ? <LegalLinks branding={branding} /> : null}
          </footer>
        </div>
      </div>
    </div>
  );
}

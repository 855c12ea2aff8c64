import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { CaptchaBox } from "../../accounts/sign-in/CaptchaBox.tsx";
import { OpenCookieSettings, OwnCookieSettings } from "../../accounts/sign-in/CookieSettings.tsx";
import { LegalPage, OpenLegalPage } from "../../accounts/sign-in/LegalPage.tsx";
import { OpenSupport, OwnSupport } from "../../content/support/SupportDesk.tsx";

/** A text of the client with what one can do about it; at the door or inside. */
const ASKS: ReadonlySet<TextKind> = new Set<TextKind>(["support", "contact"]);

function OpenInstitutionalPage({ kind }: { kind: TextKind }) {
  return (
    <OpenLegalPage kind={kind}>
      {(branding) => (
        <>
          {kind === "cookies" && branding.cookiesOptional ? <OpenCookieSettings branding={branding} /> : null}
          {ASKS.has(kind) ? (
            <OpenSupport
              branding={branding}
              robots={(onAnswer, round) => (
                <CaptchaBox branding={branding} onAnswer={onAnswer} round={round} />
              )}
            />
          ) : null}
        </>
      )}
    </OpenLegalPage>
  );
}

function InstitutionalPage({ kind }: { kind: TextKind }) {
  return (
    <LegalPage kind={kind}>
      {kind === "cookies" ? <OwnCookieSettings /> : null}
      {ASKS.has(kind) ? <OwnSupport /> : null}
    </LegalPage>
  );
}

/** Before sign-in (§routes#institutional, open group and separate). */
const open = (kind: TextKind) => () => <OpenInstitutionalPage kind={kind} />;
export const OpenAboutPage = open("about");
export const OpenCookiesPage = open("cookies");
export const OpenSupportPage = open("support");
export const OpenPrivacyPage = open("privacy");
export const OpenTermsPage = open("terms");
export const OpenPartnerProgramPage = open("partner_program");

/** The same and more for who is signed in (§routes#institutional, logged-in group). */
const inside = (kind: TextKind) => () => <InstitutionalPage kind={kind} />;
export const TermsPage = inside("terms");
export const PrivacyPage = inside("privacy");
export const CookiesPage = inside("cookies");
export const SupportPage = inside("support");
export const ContactPage = inside("contact");
export const AboutPage = inside("about");
export const AboutProgramPage = inside("about_program");
export const AboutTeamPage = inside("about_team");
export const HotsitePage = inside("hotsite");

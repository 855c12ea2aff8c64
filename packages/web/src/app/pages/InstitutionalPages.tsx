import type { TextKind } from "@trilha/contract/tenants/clients/texts.ts";
import { CaptchaBox } from "../../accounts/sign-in/CaptchaBox.tsx";
import { OpenCookieSettings, OwnCookieSettings } from "../../accounts/sign-in/CookieSettings.tsx";
import { LegalPage, OpenLegalPage } from "../../accounts/sign-in/LegalPage.tsx";
import { OpenSupport, OwnSupport } from "../../content/support/SupportDesk.tsx";

/** A text of the client with what one can do about it; at the door or inside. */
const ASKS: ReadonlySet<TextKind> = new Set<TextKind>(["support", "contact"]);

export function OpenInstitutionalPage({ kind }: { kind: TextKind }) {
  return (
    <OpenLegalPage kind={kind}>
      {(look) => (
        <>
          {kind === "cookies" && look.cookiesOptional ? <OpenCookieSettings look={look} /> : null}
          {ASKS.has(kind) ? (
            <OpenSupport
              look={look}
              robots={(onAnswer, round) => <CaptchaBox look={look} onAnswer={onAnswer} round={round} />}
            />
          ) : null}
        </>
      )}
    </OpenLegalPage>
  );
}

export function InstitutionalPage({ kind }: { kind: TextKind }) {
  return (
    <LegalPage kind={kind}>
      {kind === "cookies" ? <OwnCookieSettings /> : null}
      {ASKS.has(kind) ? <OwnSupport /> : null}
    </LegalPage>
  );
}

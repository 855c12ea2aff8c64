import type { TextKind } from "@trilha/contract/clients/texts.ts";
import { CaptchaBox } from "../../features/login/CaptchaBox.tsx";
import { OpenCookieSettings, OwnCookieSettings } from "../../features/login/CookieSettings.tsx";
import { LegalPage, OpenLegalPage } from "../../features/login/LegalPage.tsx";
import { OpenSupport, OwnSupport } from "../../features/support/SupportDesk.tsx";

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

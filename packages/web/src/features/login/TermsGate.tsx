import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { acceptText } from "@trilha/contract/session/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { type Session, sessionQuery } from "../../session/session.queries.ts";
import { leave } from "../../session/sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { CookieNotice } from "./CookieNotice.tsx";
import { consentAt } from "./consent.ts";
import { LegalText } from "./LegalText.tsx";
import { type LegalKind, legalQuery } from "./legal.queries.ts";

/** Records that the person accepted the text in force, and with it their cookie choices. */
function useAcceptance(kind: LegalKind, client: string) {
  const queries = useQueryClient();
  const locale = useLocale();
  return useMutation({
    mutationFn: async (choices?: Readonly<Record<string, boolean>>) => {
      const { version } = await queries.ensureQueryData(legalQuery(kind, client, locale));
      await call(acceptText, { body: { kind, version, ...(choices ? { choices } : {}) } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
}

function Terms({ client }: { client: string }) {
  const { t } = useTranslation("login");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const accept = useAcceptance("terms", client);
  const { isSuccess } = useQuery(legalQuery("terms", client, locale));
  return (
    <Sheet
      opened
      title={t("terms.title")}
      // Without the terms there is no programme: the other way out is to leave.
      onClose={() => undefined}
      fixed
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={() => void leave()}>
            {shell("shell.signOut")}
          </Button>
          <Button loading={accept.isPending} disabled={!isSuccess} onClick={() => accept.mutate(undefined)}>
            {t("terms.accept")}
          </Button>
        </>
      }
    >
      <LegalText kind="terms" client={client} />
    </Sheet>
  );
}

function Cookies({ client, session }: { client: string; session: Session }) {
  const accept = useAcceptance("cookies", client);
  const earlier = consentAt(client);
  const { cookiesType = "none", cookiesOptional = false } = session.selectedClient ?? {};
  // Answered on the login page, before there was anybody to record it for.
  if (earlier && accept.isIdle) queueMicrotask(() => accept.mutate(earlier.choices));
  return (
    <CookieNotice
      type={cookiesType}
      optional={cookiesOptional}
      door={client}
      onAnswer={({ choices }) => accept.mutate(choices)}
    />
  );
}

/** Mandatory texts first: terms before anything else, then the cookie question. */
export function TermsGate({ session }: { session: Session }) {
  const client = session.selectedClient?.slug;
  if (!client) return null;
  if (!session.acceptedTerms) return <Terms client={client} />;
  if (!session.acceptedCookiePolicy) return <Cookies client={client} session={session} />;
  return null;
}

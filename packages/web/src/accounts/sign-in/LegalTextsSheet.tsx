import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { acceptText } from "@trilha/contract/accounts/profile/endpoints.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { consentAt } from "../../session/consent.ts";
import { type Session, sessionQuery } from "../../session/session.queries.ts";
import { leave } from "../../session/sign-in.ts";
import { useCookieChoices } from "../../session/use-cookie-choices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { CookieNotice } from "./CookieNotice.tsx";
import { LegalText } from "./LegalText.tsx";
import { legalQuery } from "./legal.queries.ts";

type Waiting = Session["textsToAccept"][number];

function Text({ client, waiting }: { client: string; waiting: Waiting }) {
  const { t } = useTranslation("accounts/sign-in");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const queries = useQueryClient();
  const { kind, earlier } = waiting;
  const text = useQuery(legalQuery(kind, client, locale));
  const accept = useMutation({
    // The version that was read is the one accepted: a version published meanwhile is refused, and shown
    // instead.
    mutationFn: async (version: number) => call(acceptText, { body: { kind, version } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: () => text.refetch(),
  });
  const older = text.data && text.data.version < waiting.version;
  const { refetch } = text;
  // The text kept on the device is the one before: the new one is fetched before anybody can say yes.
  useEffect(() => {
    if (older) void refetch();
  }, [older, refetch]);
  return (
    <Sheet
      opened
      title={t(`acceptance.${kind}${earlier ? "Again" : ""}`)}
      // Without the texts there is no programme: the other way out is to leave.
      onClose={() => undefined}
      fixed
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={() => void leave()}>
            {shell("shell.signOut")}
          </Button>
          <Button
            loading={accept.isPending}
            disabled={!text.isSuccess || older}
            onClick={() => text.data && accept.mutate(text.data.version)}
          >
            {t("terms.accept")}
          </Button>
        </>
      }
    >
      {accept.error ? (
        <p className="mb-12 ink-danger" role="alert">
          {accept.error.message}
        </p>
      ) : null}
      <LegalText kind={kind} client={client} earlier={earlier} />
    </Sheet>
  );
}

function Cookies({ client, session }: { client: string; session: Session }) {
  const { save } = useCookieChoices();
  const { cookiesVersion, selectedClient } = session;
  const earlier = consentAt(client, cookiesVersion);
  const { cookiesType = "none", cookiesOptional = false } = selectedClient ?? {};
  const { isIdle, mutate } = save;
  // Answered on the login page, before there was anybody to record it for.
  useEffect(() => {
    if (earlier && isIdle) mutate(earlier.choices);
  }, [earlier, isIdle, mutate]);
  return (
    <CookieNotice
      type={cookiesType}
      optional={cookiesOptional}
      door={client}
      version={cookiesVersion}
      onAnswer={({ choices }) => mutate(choices)}
    />
  );
}

/**
 * Texts to be read first: terms, then privacy, then the cookie question. The sheet lies over the page, which
 * keeps what was typed; in an activity it waits until the person leaves.
 */
export function LegalTextsSheet({ session }: { session: Session }) {
  const client = session.selectedClient?.slug;
  const [waiting] = session.textsToAccept;
  if (!client) return null;
  if (waiting) return <Text key={waiting.kind} client={client} waiting={waiting} />;
  if (!session.acceptedCookiePolicy) return <Cookies client={client} session={session} />;
  return null;
}

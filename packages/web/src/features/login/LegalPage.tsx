import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { doorOf, lookQuery } from "../../session/look.ts";
import { sessionQuery } from "../../session/session.queries.ts";
import { tokens } from "../../session/tokens.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { DoorPage } from "./DoorPage.tsx";
import { LegalText } from "./LegalText.tsx";
import type { LegalKind } from "./legal.queries.ts";

/** One of the client's texts at the door, for whoever has its address. */
export function OpenLegalPage({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation("login");
  const { data: look } = useQuery(lookQuery(doorOf(location.search)));
  return (
    <DoorPage look={look}>
      <PageTitle title={t(`legal.${kind}`)} />
      {look ? <LegalText kind={kind} client={look.client.slug} /> : null}
    </DoorPage>
  );
}

/** The same text inside the programme. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation("login");
  const client = useQuery({ ...sessionQuery, enabled: tokens.signedIn() }).data?.selectedClient?.slug;
  return (
    <>
      <PageTitle title={t(`legal.${kind}`)} />
      {client ? <LegalText kind={kind} client={client} /> : null}
    </>
  );
}

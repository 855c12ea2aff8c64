import { useQuery } from "@tanstack/react-query";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Branding, brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { useSession } from "../../session/session.queries.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { LegalText } from "./LegalText.tsx";
import { SignInLayout } from "./SignInLayout.tsx";

type OpenProps = {
  kind: TextKind /** What one can do there. */;
  children?: (branding: Branding) => ReactNode;
};

/** One of the client's texts at the door, for whoever has its address. */
export function OpenLegalPage({ kind, children }: OpenProps) {
  const { t } = useTranslation("accounts/sign-in");
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  return (
    <SignInLayout branding={branding}>
      <div className="stack gap-16">
        <PageTitle title={t(`legal.${kind}`)} />
        {branding ? <LegalText kind={kind} client={branding.client.slug} /> : null}
        {branding ? children?.(branding) : null}
      </div>
    </SignInLayout>
  );
}

/** The same text inside the programme. */
export function LegalPage({ kind, children }: { kind: TextKind; children?: ReactNode }) {
  const { t } = useTranslation("accounts/sign-in");
  const client = useSession().selectedClient?.slug;
  return (
    <div className="stack gap-16">
      <PageTitle title={t(`legal.${kind}`)} />
      {client ? <LegalText kind={kind} client={client} /> : null}
      {children}
    </div>
  );
}

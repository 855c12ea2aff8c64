import { IconArrowLeft, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Branding } from "../../session/branding.ts";
import { useSession } from "../../session/session.queries.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { SubNav } from "../../ui/page/SubNav.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./clients.module.css";
import { type Client, clientQuery } from "./clients.queries.ts";
import { GeneralForm } from "./general/GeneralForm.tsx";
import { ModulesForm, type WorkOf } from "./modules/ModulesForm.tsx";

// One part is shown at a time, and the first is the general one.
const BrandingForm = lazyPart(() =>
  import("./branding/BrandingForm.tsx").then((one) => ({ default: one.BrandingForm })),
);
const MenuForm = lazyPart(() => import("./menu/MenuForm.tsx").then((one) => ({ default: one.MenuForm })));

const PARTS = ["general", "modules", "menu", "branding", "entrances", "registration"] as const;
type Part = (typeof PARTS)[number];
type Door = (branding: Branding) => ReactNode;
type Tab = (client: Client) => ReactNode;

function Parts({ clientId, own }: { clientId: string; own: boolean }) {
  const { t } = useTranslation("tenants/clients");
  return (
    <SubNav label={t("sections")}>
      {PARTS.map((part) => {
        const params = { part: part === "general" ? undefined : part };
        const exact = { exact: true };
        return own ? (
          <Link key={part} to="/admin/client/{-$part}" params={params} activeOptions={exact}>
            {t(`part.${part}`)}
          </Link>
        ) : (
          <Link
            key={part}
            to="/admin/clients/$clientId/{-$part}"
            params={{ clientId, ...params }}
            activeOptions={exact}
          >
            {t(`part.${part}`)}
          </Link>
        );
      })}
    </SubNav>
  );
}

/**
 * Parts that rooms further down draw: the real sign-in page for the preview, sign-in methods, registration's settings,
 * work of modules.
 */
type Drawn = { door: Door; methods: Tab; registration: Tab; work: WorkOf };

function Form({ client, part, door, methods, registration, work }: { client: Client; part: Part } & Drawn) {
  if (part === "registration") return registration(client);
  if (part === "modules") return <ModulesForm client={client} work={work} />;
  if (part === "menu") return <MenuForm client={client} />;
  if (part === "branding") return <BrandingForm client={client} door={door} />;
  if (part === "entrances") return methods(client);
  return <GeneralForm client={client} />;
}

function Content({ clientId, own, ...drawn }: { clientId: string; own: boolean } & Drawn) {
  const { t } = useTranslation("tenants/clients");
  const { part = "general" } = useParams({ strict: false });
  const current = PARTS.find((one) => one === part) ?? "general";
  const query = useQuery(clientQuery(clientId));
  return (
    <QueryState query={query} skeleton={<FormSkeleton fields={6} />}>
      {(client) => (
        <>
          <PageTitle title={client.name} lead={t("lead")} />
          <Parts clientId={clientId} own={own} />
          {client.can.configure ? null : (
            <p className="row gap-8 mb-20 p-10-14 r-10 on-neutral-light text-14">
              <IconLock size={18} stroke={1.7} aria-hidden="true" />
              {t("readOnly")}
            </p>
          )}
          <Suspense fallback={<FormSkeleton fields={6} />}>
            <Form key={`${client.id} ${current}`} client={client} part={current} {...drawn} />
          </Suspense>
        </>
      )}
    </QueryState>
  );
}

/** Any client of the installation, for superusers. */
export function ClientPage(drawn: Drawn) {
  const { t } = useTranslation("tenants/clients");
  const { clientId = "" } = useParams({ strict: false });
  return (
    <>
      <Link to="/admin/clients" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("title")}
      </Link>
      <Content clientId={clientId} own={false} {...drawn} />
    </>
  );
}

/** The selected client, for who administers it. */
export function OwnClientPage(drawn: Drawn) {
  const { selectedClient } = useSession();
  return selectedClient ? <Content clientId={selectedClient.id} own {...drawn} /> : null;
}

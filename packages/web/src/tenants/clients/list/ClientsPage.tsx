import { IconBuilding, IconPlus, IconTools } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import classes from "../clients.module.css";
import { clientList } from "../clients.queries.ts";

const CreateClient = lazyPart(() =>
  import("./CreateClient.tsx").then(({ CreateClient }) => ({ default: CreateClient })),
);

function Maintenance() {
  const { t } = useTranslation("tenants/clients");
  return (
    <StatusBadge tone="warning" icon={<IconTools size={14} stroke={2} />}>
      {t("list.maintenance")}
    </StatusBadge>
  );
}

const Dot = ({ color }: { color: string }) => (
  <span className={classes.dots} aria-hidden="true">
    <i style={{ background: color }} />
  </span>
);

/** Every client of the installation, for superusers. */
export function ClientsPage() {
  const { t } = useTranslation("tenants/clients");
  const { locale, number, date } = useFormats();
  const session = useSession();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("list.lead")}
        actions={
          can(session, "clients.create") ? (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setCreating(true)}
            >
              {t("create.action")}
            </Button>
          ) : null
        }
      />
      <ListView
        list={useList(clientList)}
        search={t("list.search")}
        icon={<IconBuilding size={28} stroke={1.6} />}
        empty={{ title: t("list.emptyTitle"), text: t("list.emptyText") }}
        rows={{
          label: t("title"),
          nameOf: ({ name }) => name,
          columns: [
            {
              key: "name",
              label: t("general.name"),
              cell: ({ id, name, slug, primaryColor }) => (
                <Link
                  to="/admin/clients/$clientId/{-$part}"
                  params={{ clientId: id }}
                  className="row gap-10 ink-inherit weight-600 undecorated"
                  tabIndex={-1}
                  onClick={(event) => event.stopPropagation()}
                >
                  <Dot color={primaryColor} />
                  <span>
                    {name}
                    <br />
                    <span className="small">{slug}</span>
                  </span>
                </Link>
              ),
            },
            {
              key: "countries",
              label: t("general.countries"),
              cell: ({ countries }) => countries.map((code) => countryName(code, locale)).join(", "),
            },
            { key: "people", label: t("list.people"), cell: ({ people }) => number(people), numeric: true },
            {
              key: "state",
              label: t("list.state"),
              cell: ({ underMaintenance }) => (underMaintenance ? <Maintenance /> : t("list.open")),
            },
            { key: "created", label: t("list.created"), cell: ({ createdAt }) => date(new Date(createdAt)) },
          ],
          cardOf: ({ primaryColor, people, countries, underMaintenance }) => ({
            under: (
              <span className="row gap-10">
                <Dot color={primaryColor} />
                {t("list.peopleCount", { count: people, amount: number(people) })} · {countries.join(", ")}
              </span>
            ),
            facts: underMaintenance ? <Maintenance /> : null,
          }),
          linkOf: ({ id }) => ({ to: "/admin/clients/$clientId/{-$part}", params: { clientId: id } }),
        }}
      />
      {creating ? (
        <Suspense fallback={null}>
          <CreateClient onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

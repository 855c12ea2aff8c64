import { IconPlugConnected, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { createPartner } from "@trilha/contract/partners/api-keys/endpoints.ts";
import { partnerNameLimit } from "@trilha/contract/partners/api-keys/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { CommentSheet } from "../../ui/form/CommentSheet.tsx";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { partnerList, usePartnersChanged } from "./partners.queries.ts";

/** Systems that may send people here signed in (§states#webservice-login). */
export function PartnersPage() {
  const { t } = useTranslation("partners/api-keys");
  const { dateTime, number } = useFormats();
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const changed = usePartnersChanged();
  const [adding, setAdding] = useState(false);
  const open = (partnerId: string) =>
    void navigate({ to: "/admin/partners/$partnerId", params: { partnerId } });
  const used = (at: string | null) => (at ? t("lastUsed", { at: dateTime(new Date(at)) }) : t("neverUsed"));
  const state = (partner: { active: boolean; keys: number }) =>
    partner.active ? t("keysCount", { count: partner.keys, amount: number(partner.keys) }) : t("paused");
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t("new")}
          </Button>
        }
      />
      <ListView
        list={useList(partnerList)}
        icon={<IconPlugConnected size={28} stroke={1.6} />}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        rows={{
          label: t("title"),
          nameOf: ({ name }) => name,
          columns: [
            { key: "name", label: t("name"), width: 360, cell: ({ name }) => <NameCell name={name} /> },
            { key: "keys", label: t("column.keys"), cell: state },
            { key: "used", label: t("column.used"), cell: ({ lastUsedAt }) => used(lastUsedAt) },
          ],
          cardOf: (partner) => ({ under: `${state(partner)} · ${used(partner.lastUsedAt)}` }),
          onOpen: ({ id }) => open(id),
        }}
      />
      {adding ? (
        <CommentSheet
          required
          line={{ initial: "", limit: partnerNameLimit }}
          title={t("new")}
          label={t("name")}
          submit={t("add")}
          onClose={() => setAdding(false)}
          onSay={async (name) => {
            const { id } = await call(createPartner, { body: { name } }, { key: keys.of({ name }) });
            keys.done();
            changed();
            open(id);
          }}
        />
      ) : null}
    </>
  );
}

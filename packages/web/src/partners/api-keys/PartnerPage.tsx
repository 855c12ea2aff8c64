import { IconArrowLeft } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { editPartner } from "@trilha/contract/partners/api-keys/endpoints.ts";
import { partnerNameLimit } from "@trilha/contract/partners/api-keys/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Toggle } from "../../ui/controls/Toggle.tsx";
import { CommentSheet } from "../../ui/form/CommentSheet.tsx";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { HowToAsk } from "./HowToAsk.tsx";
import { KeysCard } from "./KeysCard.tsx";
import { type Partner, partnerQuery, usePartnersChanged } from "./partners.queries.ts";
import { UsesCard } from "./UsesCard.tsx";

function Head({ partner }: { partner: Partner }) {
  const { t } = useTranslation("partners/api-keys");
  const changed = usePartnersChanged();
  const [renaming, setRenaming] = useState(false);
  const { id, name, active, version } = partner;
  const edit = (changes: { name?: string; active?: boolean }) =>
    call(editPartner, { params: { id }, body: { version, name, active, ...changes } });
  const pause = useMutation({
    mutationFn: (on: boolean) => edit({ active: on }),
    onError: (error) => notice(error.message, { kind: "failed" }),
    onSettled: changed,
  });
  return (
    <>
      <PageTitle
        title={name}
        actions={
          <Button variant="default" onClick={() => setRenaming(true)}>
            {t("rename")}
          </Button>
        }
      />
      <Card>
        <Toggle
          label={t("active")}
          description={t("activeHelp")}
          checked={pause.isPending ? pause.variables : active}
          disabled={pause.isPending}
          onChange={(event) => pause.mutate(event.currentTarget.checked)}
        />
      </Card>
      {renaming ? (
        <CommentSheet
          required
          line={{ initial: name, limit: partnerNameLimit }}
          title={t("rename")}
          label={t("name")}
          submit={t("save")}
          onClose={() => setRenaming(false)}
          onSay={async (written) => {
            await edit({ name: written });
            changed();
            notice(t("saved"));
          }}
        />
      ) : null}
    </>
  );
}

/** One partner system: whether it may send people, its keys, what it asked for. */
export function PartnerPage() {
  const { t } = useTranslation("partners/api-keys");
  const { partnerId = "" } = useParams({ strict: false }) as { partnerId?: string };
  return (
    <>
      <BackLink>
        <Link to="/admin/partners">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <QueryState query={useQuery(partnerQuery(partnerId))} skeleton={<FormSkeleton fields={3} />}>
        {(partner) => (
          <div className="stack gap-16">
            <Head partner={partner} />
            <KeysCard partner={partner} />
            <HowToAsk partner={partner} />
            <UsesCard partnerId={partner.id} />
          </div>
        )}
      </QueryState>
    </>
  );
}

import { IconFlag3, IconPlus } from "@tabler/icons-react";
import { campaignStates } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { useList } from "../../../../core/lists/use-list.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { choice } from "../../../../ui/list/filters.ts";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { CampaignsNav } from "../CampaignsNav.tsx";
import { officeCampaignList } from "../campaigns-office.queries.ts";
import { CampaignCards, CampaignTable } from "./CampaignRows.tsx";

const NewCampaign = lazyPart(() =>
  import("./NewCampaign.tsx").then(({ NewCampaign }) => ({ default: NewCampaign })),
);

/** Every campaign of the programme: planned, running, over (§loyalty#campaigns, §routes#campaign-list). */
export function CampaignListPage() {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const session = useSession();
  const phone = useIsPhone();
  const list = useList(officeCampaignList);
  const [creating, setCreating] = useState(false);
  const mayCreate = can(session, "campaigns.edit");
  const begin = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t("create.action")}
    </Button>
  );
  const Rows = phone ? CampaignCards : CampaignTable;
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <ExportButton kind="campaigns" params={list.filters} />
            {mayCreate ? begin : null}
          </>
        }
      />
      <CampaignsNav />
      <ListView
        list={list}
        filters={[choice("state", t("list.state"), campaignStates, (state) => t(`state.${state}`))]}
        icon={<IconFlag3 size={28} stroke={1.6} />}
        empty={{ title: t("list.emptyTitle"), text: t("list.emptyText"), action: mayCreate ? begin : null }}
        none={{ title: t("list.noneTitle"), text: t("list.noneText"), clear: ui("ui.clearFilters") }}
      >
        {(campaigns, foot) => <Rows campaigns={campaigns} foot={foot} />}
      </ListView>
      {creating ? (
        <Suspense fallback={null}>
          <NewCampaign onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

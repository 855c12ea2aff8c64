import { useQuery } from "@tanstack/react-query";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { importAwards } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardColumns } from "@trilha/contract/loyalty/adjustments/import-columns.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../core/imports/define-import.ts";
import { ImportSteps } from "../../core/imports/ImportSteps.tsx";
import { ImportFrame, Onward } from "../../core/imports/ImportView.tsx";
import { TextInput } from "../../ui/controls/input.ts";
import { Card } from "../../ui/page/Card.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { Amounts } from "./Amounts.tsx";
import { type AwardCampaign, campaignsQuery } from "./adjustments.queries.ts";
import { CampaignField } from "./CampaignField.tsx";
import { WithOpenCampaign } from "./WithOpenCampaign.tsx";

/** Awards of a file are proposed; somebody else decides. */
const awardImport = defineImport({
  endpoint: importAwards,
  room: "loyalty/adjustments",
  columns: awardColumns,
  stale: ["awards"],
});

const nameOf = (file: File) => file.name.replace(/\.(csv|xlsx)$/i, "");

function ImportForm({ campaigns }: { campaigns: readonly [AwardCampaign, ...AwardCampaign[]] }) {
  const { t } = useTranslation("loyalty/adjustments");
  const [campaignId, setCampaignId] = useState<string>(campaigns[0].id);
  const [reason, setReason] = useState("");
  return (
    <ImportSteps
      declared={awardImport}
      choices={({ file }) => ({
        campaignId,
        reason: (reason.trim() || nameOf(file) || t("import.title")).slice(0, textLimit),
      })}
      before={(open) => (
        <Card>
          <CampaignField
            id="import-campaignId"
            campaigns={campaigns}
            value={campaignId}
            disabled={!open}
            onChange={setCampaignId}
          />
        </Card>
      )}
      more={({ created, points, experience }, file) =>
        created > 0 ? (
          <div className="stack gap-20 shrink">
            <p className="row wrap gap-8 weight-550">
              {t("import.total")} <Amounts points={points} experience={experience} />
            </p>
            <TextInput
              label={t("field.reason")}
              description={t("import.reasonHelp")}
              placeholder={nameOf(file)}
              maxLength={textLimit}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </div>
        ) : null
      }
      onward={({ id }) => (id ? <Onward declared={awardImport} to={`/admin/awards/${id}`} /> : null)}
    />
  );
}

export function ImportPage() {
  const { t } = useTranslation("loyalty/adjustments");
  const campaigns = useQuery(campaignsQuery);
  return (
    <ImportFrame declared={awardImport} back={{ to: "/admin/awards", label: t("title") }}>
      <QueryState query={campaigns} skeleton={<FormSkeleton fields={2} />}>
        {({ items }) => (
          <WithOpenCampaign campaigns={items}>{(open) => <ImportForm campaigns={open} />}</WithOpenCampaign>
        )}
      </QueryState>
    </ImportFrame>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { importAwards } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardColumns } from "@trilha/contract/loyalty/adjustments/import-columns.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { ImportSteps } from "../../core/imports/ImportSteps.tsx";
import { type ImportCall, useImport } from "../../core/imports/use-import.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { Amounts } from "./Amounts.tsx";
import { type AwardCampaign, campaignsQuery } from "./adjustments.queries.ts";
import { BackToAwards } from "./BackToAwards.tsx";
import { CampaignField } from "./CampaignField.tsx";
import { WithOpenCampaign } from "./WithOpenCampaign.tsx";

type Report = Answer<typeof importAwards>;

function ImportForm({ campaigns }: { campaigns: readonly [AwardCampaign, ...AwardCampaign[]] }) {
  const { t } = useTranslation("loyalty/adjustments");
  const { number } = useFormats();
  const navigate = useNavigate();
  const [campaignId, setCampaignId] = useState<string>(campaigns[0].id);
  const [reason, setReason] = useState("");
  const importer = useImport<Report>(["awards"]);
  const { stage } = importer;
  const fileName = stage.kind === "checked" ? stage.file.name.replace(/\.csv$/i, "") : "";
  const batchId = stage.kind === "done" ? stage.report.id : null;

  const ask: ImportCall<Report> = (file, keys) => {
    const batchReason = (reason.trim() || fileName || t("import.title")).slice(0, textLimit);
    const body = { ...file, campaignId, reason: batchReason };
    return call(importAwards, { body }, { key: keys.of(body) });
  };

  return (
    <div className="stack gap-20 shrink">
      <Card>
        <CampaignField
          id="import-campaignId"
          campaigns={campaigns}
          value={campaignId}
          disabled={stage.kind !== "choose"}
          onChange={setCampaignId}
        />
      </Card>
      <ImportSteps
        importer={importer}
        ask={ask}
        guide={{
          text: t("import.guide", { lines: number(importLineLimit) }),
          columns: awardColumns.map((column) => ({
            column,
            head: t(`import.columns.${column}`),
            help: t(`import.help.${column}`),
          })),
          templateFile: t("import.templateFile"),
        }}
        words={{
          created: t("import.created"),
          go: (changes) => t("import.go", { count: changes, amount: number(changes) }),
          done: t("import.doneText"),
        }}
        more={({ created, points, experience }) =>
          created > 0 ? (
            <div className="stack gap-20 shrink">
              <p className="row wrap gap-8 weight-550">
                {t("import.total")} <Amounts points={points} experience={experience} />
              </p>
              <TextInput
                label={t("field.reason")}
                description={t("import.reasonHelp")}
                placeholder={fileName}
                maxLength={textLimit}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </div>
          ) : null
        }
        onward={
          batchId ? (
            <Button onClick={() => void navigate({ to: "/admin/awards/$batchId", params: { batchId } })}>
              {t("import.onward")}
            </Button>
          ) : null
        }
      />
    </div>
  );
}

/** A file of awards: checked line by line first, proposed as far as it is right; somebody else decides. */
export function ImportPage() {
  const { t } = useTranslation("loyalty/adjustments");
  const campaigns = useQuery(campaignsQuery);
  return (
    <>
      <BackToAwards />
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <QueryState query={campaigns} skeleton={<FormSkeleton fields={2} />}>
        {({ items }) => (
          <WithOpenCampaign campaigns={items}>{(open) => <ImportForm campaigns={open} />}</WithOpenCampaign>
        )}
      </QueryState>
    </>
  );
}

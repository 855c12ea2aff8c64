import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { pointsColumns } from "@trilha/contract/loyalty/campaigns/import-columns.ts";
import { importRules } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../../../core/imports/define-import.ts";
import { ImportSteps } from "../../../../core/imports/ImportSteps.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import { type Row, rowOf } from "./rule-rows.ts";

/** Lines of a points table: read by the server, taken over into the draft. */
const pointsImport = defineImport({
  endpoint: importRules,
  room: "loyalty/campaigns/office",
  columns: pointsColumns,
  stale: [],
});

const rowsOf = ({ rows }: Answer<typeof importRules>): Row[] =>
  rows.map(({ ruleId, productType, brand, processor, generation, sku, quantity, points, experience }) =>
    rowOf({
      id: ruleId,
      match: {
        ...(productType && { productType }),
        ...(brand && { brand }),
        ...(processor && { processor }),
        ...(generation && { generation }),
        ...(sku && { sku }),
      },
      ...(quantity && { quantity }),
      points,
      experience,
    }),
  );

type Props = {
  campaignId: string;
  /** Lines there are already. */
  present: number;
  onTake: (rows: readonly Row[], replace: boolean) => void;
  onClose: () => void;
};

export function ImportRules({ campaignId, present, onTake, onClose }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const [how, setHow] = useState<"append" | "replace">("append");
  return (
    <Sheet opened size="lg" title={t("import.title")} onClose={onClose}>
      <ImportSteps
        declared={pointsImport}
        params={{ id: campaignId }}
        more={({ created }) =>
          created > 0 && present > 0 ? (
            <Choice
              label={t("import.how")}
              value={how}
              onChange={setHow}
              options={[
                { value: "append", label: t("import.append") },
                { value: "replace", label: t("import.replace") },
              ]}
            />
          ) : null
        }
        onImported={(report) => onTake(rowsOf(report), present === 0 || how === "replace")}
      />
    </Sheet>
  );
}

import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconDownload,
  IconFileImport,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { Button } from "../../../../ui/controls/button.ts";

type Props = {
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  anyRow: boolean;
  onAdd: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onImport: () => void;
  onExport: () => void;
};

/** Tools for whole lines, and the ways in and out of the table. */
export function TableTools(props: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { readOnly, anyRow } = props;
  const icon = (label: string, drawn: ReactNode, act: () => void, off: boolean) => (
    <ActionIcon size={40} aria-label={label} title={label} disabled={off} onClick={act}>
      {drawn}
    </ActionIcon>
  );
  const look = { size: 20, stroke: 1.7, "aria-hidden": true } as const;
  return (
    <div className="row wrap gap-4 to-end" role="toolbar" aria-label={t("grid.tools")}>
      {readOnly ? null : (
        <>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
            onClick={props.onAdd}
          >
            {t("grid.add")}
          </Button>
          {icon(t("grid.duplicate"), <IconCopy {...look} />, props.onDuplicate, !anyRow)}
          {icon(t("grid.delete"), <IconTrash {...look} />, props.onDelete, !anyRow)}
          {icon(t("grid.undo"), <IconArrowBackUp {...look} />, props.onUndo, !props.canUndo)}
          {icon(t("grid.redo"), <IconArrowForwardUp {...look} />, props.onRedo, !props.canRedo)}
          <Button
            variant="subtle"
            leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
            onClick={props.onImport}
          >
            {t("import.action")}
          </Button>
        </>
      )}
      <Button
        variant="subtle"
        disabled={!anyRow}
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
        onClick={props.onExport}
      >
        {t("grid.export")}
      </Button>
    </div>
  );
}

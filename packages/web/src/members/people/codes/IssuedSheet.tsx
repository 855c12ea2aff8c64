import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { saveText } from "../../../ui/act/save-text.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { CodeSlips } from "./CodeSlips.tsx";
import { byStore, type IssuedCodes, rowsOf } from "./code-list.ts";
import classes from "./codes.module.css";

/** The codes, this once: nobody can show them again. It closes when they are said to be kept. */
export function IssuedSheet({ issued, onClose }: { issued: IssuedCodes; onClose: () => void }) {
  const { t } = useTranslation("members/people");
  const { date } = useFormats();
  const [confirmed, setConfirmed] = useState(false);
  const until = date(new Date(issued.until));
  const heads = [
    ...[t("codes.person"), t("codes.document"), t("codes.store"), t("codes.code")],
    ...[t("codes.untilColumn"), t("codes.address")],
  ];
  return (
    <Sheet
      opened
      fixed
      size="lg"
      title={t("codes.shownTitle")}
      onClose={onClose}
      footer={
        <Button disabled={!confirmed} onClick={onClose}>
          {t("codes.done")}
        </Button>
      }
    >
      <div className={classes.stack}>
        <p>{t("codes.shownText", { until })}</p>
        <div className="flex wrap gap-8">
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t("codes.print")}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => saveText(t("codes.file"), csvOf(rowsOf(issued, heads, until)))}
          >
            {t("codes.download")}
          </Button>
        </div>
        {byStore(issued.codes).map(({ store, codes }) => (
          <section key={store ?? ""} aria-label={store ?? t("codes.noStore")}>
            <h3 className="mb-8 text-16 weight-600">{store ?? t("codes.noStore")}</h3>
            <ul className={classes.codes}>
              {codes.map(({ personId, name, document, code }) => (
                <li key={personId}>
                  <span className="shrink break">
                    {name} <span className="hint nowrap">{document}</span>
                  </span>
                  <code className="text-16 nowrap">{code}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Checkbox
          label={t("codes.kept")}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      </div>
      {createPortal(<CodeSlips issued={issued} until={until} />, document.body)}
    </Sheet>
  );
}

import { fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { FilePick } from "../../../../ui/pick/FilePick.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import classes from "../campaigns-office.module.css";
import { type ImportedRules, useImportRules } from "../campaigns-office.queries.ts";
import { type Row, rowOf } from "./rule-rows.ts";

const LARGEST = 2 * 2 ** 20;
const SHOWN = 100;

/** A file as text: UTF-8 as it should be, or the Windows letters Excel writes. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const rowsOf = ({ rows }: ImportedRules): Row[] =>
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

function BadLines({ bad }: { bad: ImportedRules["bad"] }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { locale, number } = useFormats();
  const say = (code: string) =>
    code in fieldTexts ? fieldWords(code as keyof typeof fieldTexts, locale) : t("import.unreadable");
  return (
    <>
      <p className="mt-6 ink-danger text-13" role="status">
        {t("import.bad", { count: bad.length, amount: number(bad.length) })}
      </p>
      <div className={classes.badScroller}>
        <table className={`${classes.plainTable} ${classes.words}`} aria-label={t("import.badLabel")}>
          <thead>
            <tr>
              <th scope="col">{t("grid.line")}</th>
              <th scope="col">{t("import.column")}</th>
              <th scope="col">{t("import.value")}</th>
              <th scope="col">{t("import.problem")}</th>
            </tr>
          </thead>
          <tbody>
            {bad.slice(0, SHOWN).map(({ line, column, code, value }) => (
              <tr key={`${line} ${column} ${code}`}>
                <td className="numbers">{number(line)}</td>
                <td>{column || "–"}</td>
                <td>
                  <code>{value}</code>
                </td>
                <td>{say(code)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Lines from a CSV file: read by the server, looked at here, taken over into the draft. */
export function ImportRules({ campaignId, present, onTake, onClose }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const { number } = useFormats();
  const read = useImportRules(campaignId);
  const [tooLarge, setTooLarge] = useState(false);
  const imported = read.data;
  const rows = imported ? rowsOf(imported) : [];

  const pick = (file: File) => {
    setTooLarge(file.size > LARGEST);
    read.reset();
    if (file.size <= LARGEST) void textOf(file).then((text) => read.mutate(text));
  };

  return (
    <Sheet
      opened
      size="lg"
      title={t("import.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          {present > 0 ? (
            <Button variant="light" disabled={rows.length === 0} onClick={() => onTake(rows, false)}>
              {t("import.append")}
            </Button>
          ) : null}
          <Button disabled={rows.length === 0} onClick={() => onTake(rows, true)}>
            {t(present > 0 ? "import.replace" : "import.take")}
          </Button>
        </>
      }
    >
      <div className="stack gap-20 shrink">
        <p className={classes.dim}>{t("import.help")}</p>
        {read.error ? (
          <FormErrorSummary
            errors={[]}
            message={read.error.message}
            requestId={isRefused(read.error) ? read.error.requestId : undefined}
          />
        ) : null}
        <FilePick
          label={read.isPending ? t("import.reading") : t("import.pick")}
          hint={t("import.pickHint")}
          accept=".csv,text/csv"
          onPick={pick}
          disabled={read.isPending}
          error={tooLarge ? t("import.tooLarge") : undefined}
        />
        {imported ? (
          <p className="row gap-8 ink-success text-14" role="status">
            {t("import.good", { count: rows.length, amount: number(rows.length) })}
          </p>
        ) : null}
        {imported && imported.bad.length > 0 ? <BadLines bad={imported.bad} /> : null}
      </div>
    </Sheet>
  );
}

import { isFaultHeading } from "@trilha/contract/core/imports/fault-heading.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { Card } from "../../ui/page/Card.tsx";
import type { Report } from "./import-errors.ts";
import classes from "./imports.module.css";
import type { FileColumns } from "./use-import.ts";

type Props = {
  headings: Report["headings"];
  columns: readonly { readonly column: string; readonly head: string }[];
  /** Some of them must be chosen before any line is read. */
  open: boolean;
  onApply: (columns: FileColumns) => void;
};

/** Headings of a file and what each was taken for; another choice has the file checked again, and is remembered. */
export function ImportHeadings({ headings, columns, open, onApply }: Props) {
  const { t } = useTranslation("core/imports");
  const { number } = useFormats();
  const read = headings.map(({ column }) => column);
  const [chosen, setChosen] = useState<FileColumns>(read);
  const choose = (place: number, column: string) =>
    setChosen((before) => before.map((one, at) => (at === place ? column || null : one)));
  const left = headings.filter(({ heading, column }) => !column && !isFaultHeading(heading));
  const isChanged = chosen.some((column, at) => column !== read[at]);
  return (
    <Card title={t("headings.title")}>
      <p className="hint">
        {left.length > 0
          ? t("headings.left", {
              count: left.length,
              names: left.map(({ heading }) => heading || "–").join(", "),
            })
          : t("headings.all")}
      </p>
      <details className="mt-12" open={open}>
        <summary className="touch p-10-0 text-15 weight-550 pointer">{t("headings.change")}</summary>
        <div className={classes.headings}>
          {headings.map(({ heading }, place) =>
            isFaultHeading(heading) ? null : (
              <NativeSelect
                // biome-ignore lint/suspicious/noArrayIndexKey: two headings of a file may be called the same
                key={place}
                label={heading || t("headings.unnamed", { place: number(place + 1) })}
                value={chosen[place] ?? ""}
                onChange={(event) => choose(place, event.currentTarget.value)}
                data={[
                  { value: "", label: t("headings.leaveOut") },
                  ...columns.map(({ column, head }) => ({ value: column, label: head })),
                ]}
              />
            ),
          )}
        </div>
        <div className={classes.buttons}>
          <Button variant="light" disabled={!isChanged} onClick={() => onApply(chosen)}>
            {t("headings.apply")}
          </Button>
        </div>
      </details>
    </Card>
  );
}

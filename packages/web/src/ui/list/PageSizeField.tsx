import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { NativeSelect } from "../controls/input.ts";
import classes from "./list-foot.module.css";

type Props = {
  /** Rows of one page now; a list may have been made with a number that is not offered. */
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
};

/** Items of a page, chosen once for every list. */
export function PageSizeField({ size, sizes, onChange }: Props) {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  const id = useId();
  const offered = [...new Set([...sizes, size])].sort((a, b) => a - b);
  return (
    <div className={classes.size}>
      <label htmlFor={id} className="small">
        {t("ui.pageSize")}
      </label>
      <NativeSelect
        id={id}
        size="sm"
        value={String(size)}
        data={offered.map((one) => ({ value: String(one), label: number(one) }))}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}

import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import classes from "./branding.module.css";
import { readability } from "./readability.ts";

type Props = {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: ReactNode;
  onChange: (color: string) => void;
  onBlur: () => void;
};

const COLOR_LETTERS = "#rrggbb".length;

/** A colour by eye or by its code, and how it reads as a button in both schemes. */
export function ColorField({ id, label, hint, value, error, onChange, onBlur }: Props) {
  const { t } = useTranslation("tenants/clients");
  const { t: ui } = useTranslation("shell");
  const { number } = useFormats();
  const read = readability(value);
  return (
    <div className="stack content-start gap-8">
      <TextInput
        id={id}
        label={label}
        description={hint}
        value={value}
        error={error}
        maxLength={COLOR_LETTERS}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
        onBlur={onBlur}
        leftSection={
          <input
            type="color"
            className={classes.well}
            aria-label={t("branding.pickColor", { name: label })}
            value={read ? value.toLowerCase() : "#000000"}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
        leftSectionWidth={52}
      />
      {read ? (
        <ul className={classes.reads}>
          {read.map(({ scheme, fill, on, ratio, moved }) => (
            <li className="row gap-8" key={scheme}>
              <span className={classes.sample} style={{ background: fill, color: on }} aria-hidden="true">
                Aa
              </span>
              <span>
                {ui(scheme === "light" ? "ui.schemeLight" : "ui.schemeDark")}{" "}
                <strong className="numbers ink">{number(Math.round(ratio * 10) / 10)}:1</strong>{" "}
                <IconCheck size={14} stroke={2.2} aria-hidden="true" />
                <span className="only-heard">{t("branding.readable")}</span>
                {moved ? <span className="ink-warning"> · {t("branding.adjusted")}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

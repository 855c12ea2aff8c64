import { IconX } from "@tabler/icons-react";
import { tagLimit } from "@trilha/contract/core/limits.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../ui/controls/input.ts";
import classes from "./writing.module.css";

type Props = {
  id: string;
  label: string;
  description?: string;
  value: readonly string[];
  /** Tags in use elsewhere: offered while typing. */
  known: readonly string[];
  most: number;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (tags: string[]) => void;
};

/** Longest text of the field: several tags may be pasted at once. */
const PASTED = 5 * tagLimit;

/** As tags are kept: in lower case, with single spaces. */
const tagOf = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase().slice(0, tagLimit);

/** Tags, one after the other: a comma or Enter ends one, Backspace takes the last one back. */
export function TagsField(props: Props) {
  const { id, label, description, value, known, most, disabled = false, error, onChange } = props;
  const { t } = useTranslation("core/writing");
  const list = useId();
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    const tags = text.split(",").map(tagOf).filter(Boolean);
    setTyped("");
    const next = [...new Set([...value, ...tags])].slice(0, most);
    if (next.length !== value.length) onChange(next);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      add(typed);
    }
    if (event.key === "Backspace" && typed === "" && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <div className="stack one-column gap-8">
      <TextInput
        id={id}
        label={label}
        description={description}
        placeholder={value.length < most ? t("addTag") : undefined}
        autoComplete="off"
        list={list}
        maxLength={PASTED}
        disabled={disabled || value.length >= most}
        value={typed}
        error={error}
        onKeyDown={onKey}
        onBlur={() => add(typed)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          // Chosen of the list, or ended by a comma.
          if (text.includes(",") || (known.includes(text) && text.length > typed.length + 1)) add(text);
          else setTyped(text);
        }}
      />
      <datalist id={list}>
        {known
          .filter((tag) => !value.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {value.length > 0 ? (
        <ul className={classes.chips} aria-label={t("tagsOf", { of: label })}>
          {value.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              {disabled ? null : (
                <button
                  type="button"
                  aria-label={t("removeTag", { tag })}
                  onClick={() => onChange(value.filter((one) => one !== tag))}
                >
                  <IconX size={14} stroke={2} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

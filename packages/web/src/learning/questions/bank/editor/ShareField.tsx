import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../../../ui/controls/input.ts";
import { type AnswerWorth, shareOf, verdictOf } from "../body/shares.ts";
import { fieldId, useEditing } from "./editing-context.ts";
import classes from "./editor.module.css";

type Props = {
  path: string;
  /** Object of the share, for whoever hears the field. */
  of: string;
  share: number;
  onChange: (share: number) => void;
  /** Shares are added to each other: a wrong choice can take some away. */
  added?: boolean;
};

/** Longest percentage as typed: a sign, three digits and five decimals. */
const TYPED = "-100,00000".length;
const WORTH = { right: 100, half: 50, wrong: 0, costs: -50 } as const;

/** Share of an answer: in words, or in percent for whoever wants it finer. */
export function ShareField({ path, of: option, share, onChange, added = false }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const { readOnly } = useWriting();
  const { wrongAt } = useEditing();
  const [own, setOwn] = useState(() => verdictOf(share) === "own");
  const [typed, setTyped] = useState<string>();
  const verdict: AnswerWorth = own ? "own" : share === WORTH.costs ? "costs" : verdictOf(share);
  const choices: readonly AnswerWorth[] = added
    ? ["right", "half", "wrong", "costs", "own"]
    : ["right", "half", "wrong", "own"];
  return (
    <div className={classes.share}>
      <NativeSelect
        id={fieldId(path)}
        aria-label={t("share.of", { of: option })}
        disabled={readOnly}
        value={verdict}
        data-verdict={share > 0 ? "right" : share < 0 ? "costs" : undefined}
        error={verdict === "own" ? undefined : wrongAt(path)}
        onChange={(event) => {
          const next = choices.find((one) => one === event.currentTarget.value) ?? "wrong";
          setOwn(next === "own");
          if (next !== "own") onChange(WORTH[next]);
        }}
        data={choices.map((value) => ({ value, label: t(`share.${value}`) }))}
      />
      {verdict === "own" ? (
        <TextInput
          aria-label={t("share.percentOf", { of: option })}
          className={classes.percent}
          rightSection="%"
          inputMode="decimal"
          maxLength={TYPED}
          readOnly={readOnly}
          value={typed ?? number(share)}
          error={
            typed !== undefined && shareOf(typed) === undefined ? t("share.wrongPercent") : wrongAt(path)
          }
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            const read = shareOf(event.currentTarget.value);
            if (read !== undefined) onChange(read);
          }}
          onBlur={() => setTyped(undefined)}
        />
      ) : null}
    </div>
  );
}

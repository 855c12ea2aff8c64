import { allowedErrorsLimit } from "@trilha/contract/learning/games/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { countDigits } from "../../../ui/form/digits.ts";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./editor.module.css";

type Played = { allowedErrors: number | null; shuffle: boolean };
type Props = {
  played: Played;
  /** Order as it was written is allowed; else things are always mixed, or there is nothing to mix. */
  mixes: boolean;
  onChange: (played: Played, field?: string) => void;
};

const most = 50;
const usual = 3;

/** §learning#games Game: errors that are allowed, or no end of them; and the order things come in. */
export function PlayedFields({ played, mixes, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const { allowedErrors, shuffle } = played;
  const [typed, setTyped] = useState<string>();
  const fine = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= most;
  return (
    <section className="stack one-column gap-14 shrink" aria-label={t("game.played")}>
      <h3 className="text-16 weight-600">{t("game.played")}</h3>
      <Toggle
        id="game-endless"
        label={t("game.endless")}
        description={t("game.endlessHelp")}
        checked={allowedErrors === null}
        disabled={readOnly}
        onChange={(event) =>
          onChange({ ...played, allowedErrors: event.currentTarget.checked ? null : usual })
        }
      />
      {allowedErrors === null ? null : (
        <TextInput
          id="game-errors"
          className={classes.short}
          label={t("game.errors")}
          description={t("game.errorsHelp")}
          inputMode="numeric"
          maxLength={countDigits(allowedErrorsLimit)}
          readOnly={readOnly}
          value={typed ?? String(allowedErrors)}
          error={
            typed !== undefined && !fine(typed) ? t("rule.between", { minimum: 0, maximum: most }) : undefined
          }
          onChange={(event) => {
            const text = event.currentTarget.value.trim();
            setTyped(text);
            if (fine(text)) onChange({ ...played, allowedErrors: Number(text) }, "errors");
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
      {mixes ? (
        <Toggle
          id="game-shuffle"
          label={t("game.shuffle")}
          description={t("game.shuffleHelp")}
          checked={shuffle}
          disabled={readOnly}
          onChange={(event) => onChange({ ...played, shuffle: event.currentTarget.checked })}
        />
      ) : null}
    </section>
  );
}

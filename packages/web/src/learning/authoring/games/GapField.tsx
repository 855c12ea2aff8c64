import { IconBrackets, IconX } from "@tabler/icons-react";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { gameTextLimits } from "@trilha/contract/learning/games/limits.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Textarea, TextInput } from "../../../ui/controls/input.ts";
import { withLanguage } from "../activity/content-change.ts";
import { Fallback } from "../activity/Fallback.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./editor.module.css";
import { gapsIn, withGap, withoutGap, withSpellings } from "./gap-text.ts";
import { useGameFaults } from "./use-game-faults.ts";

type Texts = Partial<Record<Locale, string>>;
type Props = {
  texts: Texts;
  /** Gaps are typed: other spellings may count as well. */
  typedIn: boolean;
  onChange: (texts: Texts, field?: string) => void;
};

/** Longest list of a gap's other spellings. */
const SPELLINGS = 200;

/** Spellings that also count in a gap, as they are being written. */
function Spellings({
  label,
  others,
  onChange,
}: {
  label: string;
  others: string;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      aria-label={label}
      placeholder={t("game.gap.also")}
      readOnly={readOnly}
      maxLength={SPELLINGS}
      value={typed ?? others}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A text whose gaps are made by a button: a word is marked, the button takes it out. */
export function GapField({ texts, typedIn, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { locale, readOnly, draft } = useBuilder();
  const faultsOf = useGameFaults();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [nothing, setNothing] = useState(false);
  const text = texts[locale] ?? "";
  const write = (next: string, typing = false) => {
    setNothing(false);
    onChange(withLanguage(texts, locale, next || undefined), typing ? `text.${locale}` : undefined);
  };

  useLayoutEffect(() => {
    if (caret === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const make = () => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const made = withGap(text, selectionStart, selectionEnd);
    if (!made) {
      setNothing(true);
      field.current?.focus();
      return;
    }
    write(made.text);
    setCaret(made.at);
  };
  const label = t("game.gap.text");
  const faults = text ? faultsOf(null, "game_no_gaps", "game_gaps_differ", "game_gap_broken") : [];
  return (
    <section className="stack one-column gap-14 shrink">
      <Textarea
        ref={field}
        id="game-text"
        label={draft.locales.length > 1 ? `${label} (${LANGUAGE_NAME[locale]})` : label}
        description={t(typedIn ? "game.gap.helpTyped" : "game.gap.help")}
        lang={locale}
        rows={6}
        autosize={false}
        maxLength={gameTextLimits.gapped}
        readOnly={readOnly}
        value={text}
        error={faults[0]}
        onChange={(event) => write(event.currentTarget.value, true)}
      />
      {readOnly ? null : (
        <div className={classes.gapDeed}>
          <Button
            variant="light"
            leftSection={<IconBrackets size={18} stroke={1.8} aria-hidden="true" />}
            // The mark in the text stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={make}
          >
            {t("game.gap.make")}
          </Button>
          <p role="status">{nothing ? t("game.gap.nothing") : null}</p>
        </div>
      )}
      <Fallback values={texts} />
      {gapsIn(text).length > 0 ? (
        <ol className={classes.gaps} aria-label={t("game.gap.list")}>
          {gapsIn(text).map(({ spellings: [first = "", ...others], from }, index) => (
            <li key={from}>
              <strong>{first}</strong>
              {typedIn ? (
                <Spellings
                  label={t("game.gap.alsoFor", { word: first })}
                  others={others.join(", ")}
                  onChange={(next) =>
                    write(
                      withSpellings(text, index, [
                        first,
                        ...next
                          .split(",")
                          .map((one) => one.trim())
                          .filter(Boolean),
                      ]),
                      true,
                    )
                  }
                />
              ) : null}
              {readOnly ? null : (
                <ActionIcon
                  size={44}
                  aria-label={t("game.gap.remove", { word: first })}
                  onClick={() => write(withoutGap(text, index))}
                >
                  <IconX size={18} stroke={1.8} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

import { IconPlus, IconX } from "@tabler/icons-react";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { gameTextLimits } from "@trilha/contract/learning/games/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { CardPicture } from "./CardPicture.tsx";
import classes from "./editor.module.css";
import type { EditorProps } from "./editor-props.ts";
import { PlayedFields } from "./PlayedFields.tsx";
import { Rows } from "./Rows.tsx";

type Data = GameData<"enigma">;
type Riddle = Data["riddles"][number];
const mostHints = 3;

/** A word of spaces alone is none. */
const spoken = (texts: Partial<Record<Locale, string>>): Riddle["solution"] =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));

function Hints({ riddle, onChange }: { riddle: Riddle; onChange: (riddle: Riddle, field?: string) => void }) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const { hints } = riddle;
  return (
    <div className="stack one-column gap-14 shrink">
      {hints.map((hint, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hints have no names of their own
        <div key={index} className={classes.hint}>
          <LocalizedField
            id={`riddle-${riddle.id}-hint-${index}`}
            label={t("game.enigma.hint", { number: index + 1 })}
            maxLength={gameTextLimits.hint}
            value={hint}
            onChange={(text) => onChange({ ...riddle, hints: hints.with(index, text) }, `hint.${index}`)}
          />
          {readOnly ? null : (
            <ActionIcon
              size={44}
              aria-label={t("game.remove", { name: t("game.enigma.hint", { number: index + 1 }) })}
              onClick={() => onChange({ ...riddle, hints: hints.toSpliced(index, 1) })}
            >
              <IconX size={18} stroke={1.8} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
      ))}
      {readOnly || hints.length >= mostHints ? null : (
        <Button
          variant="subtle"
          size="sm"
          className="self-start"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => onChange({ ...riddle, hints: [...hints, {}] })}
        >
          {t("game.enigma.addHint")}
        </Button>
      )}
    </div>
  );
}

/** Clues, and the words behind them. */
export function EnigmaEditor({ data, onChange }: EditorProps<Data>) {
  const { t } = useTranslation("learning/authoring");
  return (
    <>
      <Rows
        id="riddle"
        title={t("game.enigma.title")}
        help={t("game.enigma.help")}
        items={data.riddles}
        make={(id) => ({ id, clue: {}, fileId: null, solution: {}, hints: [] })}
        nameOf={(_, index) => t("game.row.riddle", { number: index + 1 })}
        addLabel={t("game.enigma.add")}
        most={10}
        onChange={(riddles, key) => onChange({ ...data, riddles }, key)}
      >
        {(riddle, change, name) => (
          <>
            <LocalizedField
              id={`riddle-${riddle.id}-clue`}
              label={t("game.enigma.clue")}
              maxLength={gameTextLimits.clue}
              rows={2}
              value={riddle.clue}
              onChange={(clue) => change({ ...riddle, clue }, "clue")}
            />
            <CardPicture
              id={`riddle-${riddle.id}`}
              of={name}
              picture={{ fileId: riddle.fileId, alt: riddle.alt }}
              onChange={(picture, field) => change({ ...riddle, ...picture }, field)}
            />
            <LocalizedField
              id={`riddle-${riddle.id}-solution`}
              label={t("game.enigma.solution")}
              description={t("game.enigma.solutionHelp")}
              maxLength={gameTextLimits.solution}
              value={riddle.solution}
              onChange={(solution) => change({ ...riddle, solution: spoken(solution) }, "solution")}
            />
            <Hints riddle={riddle} onChange={change} />
          </>
        )}
      </Rows>
      <PlayedFields played={data} mixes onChange={(played, key) => onChange({ ...data, ...played }, key)} />
    </>
  );
}

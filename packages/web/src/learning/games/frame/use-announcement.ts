import type { ShownGame } from "@trilha/contract/learning/games/shown.ts";
import type { GameEnd } from "@trilha/contract/learning/games/state.ts";
import { errorsLeft } from "@trilha/contract/learning/games/state.ts";
import { useTranslation } from "react-i18next";
import type { MoveFeedback } from "../board.ts";

export interface GameStanding {
  readonly shown: ShownGame;
  readonly errors: number;
  /** Null: as many as it takes. */
  readonly allowedErrors: number | null;
  readonly percent: number;
  readonly end: GameEnd | null;
}

type Game = Pick<GameStanding, "errors" | "allowedErrors" | "shown">;

/** Announcement of the last move for screen readers: right or wrong, the rest, and the author's words. */
export function useAnnouncement(game: Game, feedback: MoveFeedback | undefined): string {
  const { t } = useTranslation("learning/games");
  if (!feedback || feedback.outcome === "ignored") return "";
  const left = errorsLeft(game.allowedErrors, game.errors);
  const { reveal, outcome, error } = feedback;
  const parts: (string | null | undefined)[] = [];
  if (outcome === "right" || outcome === "wrong") parts.push(t(`said.${outcome}`));
  for (const { card, text } of reveal?.cards ?? [])
    parts.push(text ? `${text}.` : `${t("picture", { number: card + 1 })}.`);
  if (reveal?.answer)
    parts.push(t(game.shown.type === "enigma" ? "enigma.was" : "pile.answer", { answer: reveal.answer }));
  parts.push(reveal?.why);
  if (error && left !== null) parts.push(left === 0 ? t("errors.none") : t("errors.left", { count: left }));
  const words = parts.filter(Boolean).join(" ");
  // The same words said again are another text, or nobody would hear them.
  return feedback.seq % 2 === 0 ? words : `${words}\u00a0`;
}

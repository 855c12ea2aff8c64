import type { Rating } from "@trilha/contract/learning/games/moves.ts";
import { type Card, createEmptyCard, fsrs, type Grade, Rating as Grades } from "ts-fsrs";
import type { MemoryCard } from "../../../db/column-types.ts";

// Spaced repetition: the algorithm is FSRS (`ts-fsrs`), without chance, so that the same history gives the same days.
const scheduler = fsrs({ enable_fuzz: false });
const grades: Readonly<Record<Rating, Grade>> = {
  again: Grades.Again,
  hard: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
};

/** §learning#flashcards: what is remembered of a thing after it was rated; without `before` it is new. */
export function afterRating(before: MemoryCard | undefined, rating: Rating, now: Date): MemoryCard {
  const card = before ? asCard(before) : createEmptyCard(now);
  // A clock that was set back must not make time run backwards here.
  const at = new Date(Math.max(now.getTime(), before?.last_review ?? 0));
  const { due, last_review, ...rest } = scheduler.next(card, at, grades[rating]).card;
  return { ...rest, due: due.getTime(), last_review: last_review?.getTime() ?? null };
}

const day = 24 * 60 * 60 * 1000;

/** In how many days it would come again if it were rated so now; 0: still today. */
export function daysUntil(before: MemoryCard | undefined, rating: Rating, now: Date): number {
  return Math.max(0, Math.round((afterRating(before, rating, now).due - now.getTime()) / day));
}

/** How likely it is that somebody still knows it, from 0 to 1. */
export function retrievability(memory: MemoryCard, now: Date): number {
  const at = new Date(Math.max(now.getTime(), memory.last_review ?? 0));
  return scheduler.get_retrievability(asCard(memory), at, false);
}

function asCard({ due, last_review, ...rest }: MemoryCard): Card {
  return {
    ...rest,
    due: new Date(due),
    ...(last_review !== null && { last_review: new Date(last_review) }),
  };
}

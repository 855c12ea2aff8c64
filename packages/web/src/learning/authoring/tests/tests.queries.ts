import { queryOptions } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { listBanks, readBankPool } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { listQuestions, readQuestion } from "@trilha/contract/learning/questions/endpoints.ts";
import type { QuestionListItem } from "@trilha/contract/learning/questions/shapes.ts";
import { call } from "../../../api/call.ts";
import { pagedQuery } from "../../../api/paged-query.ts";

export type BankItem = Answer<typeof listBanks>["items"][number];
export type PickerFilters = Omit<Request<typeof listQuestions>["query"], "cursor" | "limit">;

const BANKS = 100;
const MINUTE = 60_000;

/** Banks to draw from; archived ones have their names too. */
export const banksQuery = queryOptions({
  queryKey: ["questions", "banks", "all"],
  queryFn: ({ signal }) => call(listBanks, { query: { state: "all", limit: BANKS } }, { signal }),
  staleTime: MINUTE,
});

/** Questions a bank can give in the course's own language. */
export const poolQuery = (id: string, language: Locale) =>
  queryOptions({
    queryKey: ["questions", "pool", id, language],
    queryFn: ({ signal }) => call(readBankPool, { params: { id }, query: { language } }, { signal }),
    staleTime: MINUTE,
  });

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "one", id],
    queryFn: ({ signal }) => call(readQuestion, { params: { id } }, { signal }),
    staleTime: MINUTE,
  });

export const questionsQuery = (query: PickerFilters) =>
  pagedQuery({ queryKey: ["questions", "list", "pick", query], endpoint: listQuestions, query });

const MANY = 100;
const MOST_PAGES = 20;

/** Every question of a bank that could be drawn, for a paper to be drawn of them. */
export async function questionsOfBank(bankId: string): Promise<QuestionListItem[]> {
  const questions: QuestionListItem[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, nextCursor } = await call(listQuestions, {
      query: { bankId, state: "active", cursor, limit: MANY },
    });
    questions.push(...items);
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return questions;
}

import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listBanks, readBank, readBankPool } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import {
  listQuestions,
  listQuestionVersions,
  readQuestion,
} from "@trilha/contract/learning/questions/endpoints.ts";
import { call } from "../../../api/call.ts";

export type Bank = Answer<typeof readBank>;
export type QuestionItem = Answer<typeof listQuestions>["items"][number];
export type OfficeQuestion = Answer<typeof readQuestion>;
export type QuestionVersion = Answer<typeof listQuestionVersions>["items"][number];
export type BankFilters = Omit<Request<typeof listBanks>["query"], "cursor" | "limit">;
export type QuestionFilters = Omit<Request<typeof listQuestions>["query"], "cursor" | "limit">;

const PAGE = 50;
const paged = {
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  placeholderData: keepPreviousData,
};

export const banksQuery = (filters: BankFilters) =>
  infiniteQueryOptions({
    queryKey: ["questions", "banks", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listBanks, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    ...paged,
  });

export const bankQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "bank", id],
    queryFn: ({ signal }) => call(readBank, { params: { id } }, { signal }),
  });

/** The tags of a bank, the most used first, and how much of what it holds. */
export const poolQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "pool", id],
    queryFn: ({ signal }) => call(readBankPool, { params: { id }, query: {} }, { signal }),
  });

export const questionsQuery = (filters: QuestionFilters) =>
  infiniteQueryOptions({
    queryKey: ["questions", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listQuestions, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    ...paged,
  });

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "one", id],
    queryFn: ({ signal }) => call(readQuestion, { params: { id } }, { signal }),
  });

export const versionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["questions", "versions", id],
    queryFn: ({ pageParam, signal }) =>
      call(
        listQuestionVersions,
        { params: { id }, query: { cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    ...paged,
  });

/** What a change of banks or questions makes old; a question that is being written follows its own saves. */
export function useQuestionsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const part of ["banks", "bank", "pool", "list", "versions"])
      void queries.invalidateQueries({ queryKey: ["questions", part] });
    void queries.invalidateQueries({ queryKey: ["audit"] });
  };
}

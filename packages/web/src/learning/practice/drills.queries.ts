import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  answerDaily,
  answerDrill,
  askDaily,
  listMyDrills,
  openDrill,
} from "@trilha/contract/learning/practice/endpoints.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { call } from "../../api/call.ts";

/** The question of the day; asking for it draws it once. */
export const dayQuery = queryOptions({
  queryKey: ["drills", "day"],
  queryFn: ({ signal }) => call(askDaily, {}, { signal }),
});

export const myDrillsQuery = queryOptions({
  queryKey: ["drills", "mine"],
  queryFn: ({ signal }) => call(listMyDrills, {}, { signal }),
});

/** Opening draws its questions once; asked again it is as it was left. */
export const drillQuery = (id: string) =>
  queryOptions({
    queryKey: ["drills", "one", id],
    queryFn: ({ signal }) => call(openDrill, { params: { id } }, { signal }),
  });

export function useAnswerDay() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { day: string; answer: QuestionAnswer }) => call(answerDaily, { body }),
    onSuccess: (day) => queries.setQueryData(dayQuery.queryKey, day),
    // Midnight passed, or it was answered elsewhere: what stands now is shown.
    onError: () => queries.invalidateQueries({ queryKey: dayQuery.queryKey }),
  });
}

export function useAnswerDrill(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { question: number; answer: QuestionAnswer }) =>
      call(answerDrill, { params: { id }, body }),
    onSuccess: (drill) => {
      queries.setQueryData(drillQuery(id).queryKey, drill);
      void queries.invalidateQueries({ queryKey: myDrillsQuery.queryKey });
      if (drill.drill.doneAt) void queries.invalidateQueries({ queryKey: ["session"] });
    },
  });
}

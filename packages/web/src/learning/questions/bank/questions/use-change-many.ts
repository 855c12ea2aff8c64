import { useMutation } from "@tanstack/react-query";
import { changeQuestions } from "@trilha/contract/learning/questions/endpoints.ts";
import type { QuestionsChange } from "@trilha/contract/learning/questions/shapes.ts";
import { call } from "../../../../api/call.ts";
import { useQuestionsChanged } from "../question-bank.queries.ts";

/** Changes many questions in one call, all or none; answers those that are different now. */
export function useChangeMany() {
  const changed = useQuestionsChanged();
  return useMutation({
    mutationFn: (body: QuestionsChange) => call(changeQuestions, { body }),
    onSettled: changed,
  });
}

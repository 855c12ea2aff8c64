import * as contract from "@trilha/contract/members/requirements/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { markCompleted } from "./complete-training.ts";
import { createTraining } from "./create-training.ts";
import { editTraining } from "./edit-training.ts";
import { importCompletions } from "./import-completions.ts";
import { listCompletions } from "./list-completions.ts";
import { listTrainings } from "./list-trainings.ts";
import { undoCompletion } from "./undo-completion.ts";

export const trainingRoutes: readonly Route[] = [
  route(contract.listTrainings, listTrainings),
  route(contract.createTraining, createTraining),
  route(contract.editTraining, editTraining),
  route(contract.listCompletions, listCompletions),
  route(contract.completeTraining, markCompleted),
  route(contract.undoCompletion, undoCompletion),
  route(contract.importCompletions, importCompletions),
];

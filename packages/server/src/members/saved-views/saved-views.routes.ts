import * as contract from "@trilha/contract/core/lists/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { editView, removeView, saveView } from "./edit-views.ts";
import { listViews } from "./list-views.ts";

export const savedViewRoutes: readonly Route[] = [
  route(contract.listSavedViews, listViews),
  route(contract.saveView, saveView),
  route(contract.editView, editView),
  route(contract.removeView, removeView),
];

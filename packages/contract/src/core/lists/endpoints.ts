import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../endpoint.ts";
import { genericProblems } from "../problems.ts";
import { id } from "../shapes.ts";
import { viewProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });

export const listSavedViews = endpoint({
  id: "views.list",
  method: "GET",
  path: "/api/saved-views",
  summary: "Views of a list: the caller's own by name, then those the staff share",
  access: "participant",
  module: "always",
  query: z.strictObject({ list: shape.listId }),
  answer: z.strictObject({ items: z.array(shape.savedView) }),
});

export const saveView = endpoint({
  id: "views.save",
  method: "POST",
  path: "/api/saved-views",
  summary: "Save the filters of a list under a name, over the caller's own view of that name",
  access: "participant",
  module: "always",
  body: shape.viewSave,
  answer: shape.savedView,
  problems: [genericProblems.forbidden, viewProblems.tooMany],
  idempotent: true,
});

export const editView = endpoint({
  id: "views.edit",
  method: "PATCH",
  path: "/api/saved-views/:id",
  summary: "Rename a view of one's own, or share it with the staff",
  access: "participant",
  module: "always",
  params,
  body: shape.viewEdit,
  answer: shape.savedView,
  problems: [
    genericProblems.notFound,
    genericProblems.forbidden,
    genericProblems.conflict,
    viewProblems.nameUsed,
    viewProblems.tooManyShared,
  ],
});

export const removeView = endpoint({
  id: "views.remove",
  method: "DELETE",
  path: "/api/saved-views/:id",
  summary: "Remove a view of one's own, or one that somebody shared",
  access: "participant",
  module: "always",
  params,
  problems: [genericProblems.notFound, genericProblems.forbidden],
});

export const viewEndpoints: readonly EndpointSpec[] = [listSavedViews, saveView, editView, removeView];

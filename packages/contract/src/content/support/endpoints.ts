import * as z from "zod/mini";
import { identityProblems } from "../../accounts/identity/problems.ts";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { deviceProblems, genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { clientProblems } from "../../tenants/clients/problems.ts";
import { requestStates, topics } from "./kinds.ts";
import { supportProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });
const { notFound, conflict } = genericProblems;

export const sendRequest = endpoint({
  id: "support.send",
  method: "POST",
  path: "/api/support",
  summary: "Write to the programme’s support; blocked or awaiting approval, one may too",
  access: "signed_in",
  module: "always",
  reach: "membership",
  body: shape.requestSend,
  answer: shape.receipt,
  problems: [
    identityProblems.noAccess,
    supportProblems.notOffered,
    supportProblems.fileNotFound,
    deviceProblems.messageNotSent,
  ],
  idempotent: true,
  beforeNewPassword: true,
});

export const sendOpenRequest = endpoint({
  id: "support.send_open",
  method: "POST",
  path: "/api/support/open",
  summary: "Write to a programme’s support without a session",
  access: "public",
  module: "always",
  body: shape.openRequestSend,
  answer: shape.receipt,
  problems: [
    clientProblems.unknownClient,
    supportProblems.notOffered,
    identityProblems.captchaNeeded,
    deviceProblems.messageNotSent,
  ],
  rate: "code",
});

export const listOwnRequests = endpoint({
  id: "support.list_own",
  method: "GET",
  path: "/api/support/own",
  summary: "The caller's own requests, the newest first, each with its clock",
  access: "participant",
  module: "always",
  query: z.strictObject(pageQuery),
  answer: page(shape.ownRequestItem),
});

export const readOwnRequest = endpoint({
  id: "support.read_own",
  method: "GET",
  path: "/api/support/own/:id",
  summary: "One of the caller's own requests with its answers",
  access: "participant",
  module: "always",
  params: byId,
  answer: shape.ownRequest,
  problems: [notFound],
});

export const listRequests = endpoint({
  id: "support.list",
  method: "GET",
  path: "/api/support/requests",
  summary: "Requests to support, the newest first, and how many wait",
  access: "support.answer",
  module: "always",
  query: z.strictObject({
    state: z.optional(z.enum(requestStates)),
    topic: z.optional(z.enum(topics)),
    search: searchText,
    ...pageQuery,
  }),
  answer: z.strictObject({ ...page(shape.requestItem).shape, counts: shape.requestCounts }),
});

export const readRequest = endpoint({
  id: "support.read",
  method: "GET",
  path: "/api/support/requests/:id",
  summary: "One request with its answers",
  access: "support.answer",
  module: "always",
  params: byId,
  answer: shape.request,
  problems: [notFound],
});

export const answerRequest = endpoint({
  id: "support.answer",
  method: "POST",
  path: "/api/support/requests/:id/answers",
  summary: "Answer a request by mail, in the language it was written in",
  access: "support.answer",
  module: "always",
  params: byId,
  body: shape.answerSend,
  answer: shape.request,
  problems: [notFound, conflict, supportProblems.requestClosed],
  idempotent: true,
});

export const changeRequest = endpoint({
  id: "support.change",
  method: "POST",
  path: "/api/support/requests/:id/state",
  summary: "Close a request, or open it again",
  access: "support.answer",
  module: "always",
  params: byId,
  body: shape.stateChange,
  answer: shape.request,
  problems: [notFound, conflict],
});

export const supportEndpoints: readonly EndpointSpec[] = [
  sendRequest,
  sendOpenRequest,
  listOwnRequests,
  readOwnRequest,
  listRequests,
  readRequest,
  answerRequest,
  changeRequest,
];

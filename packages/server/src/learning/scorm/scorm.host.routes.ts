import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { FastifyReply } from "fastify";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { problemAnswer, sendProblem } from "../../platform/http/problem-answer.ts";
import type { ContentRoute, PackageVisit } from "../content/index.ts";
import { beginLaunch } from "./begin-launch.ts";
import { takeCommit } from "./commit.ts";
import { launchPage } from "./launch-page.ts";
import { pageFiles } from "./page-files.ts";
import { beginPreview } from "./preview-package.ts";
import { commitLimit, readCommit } from "./read-commit.ts";

/** Launch page, the API it loads, and commits: under `/<token>/_/` of a package's host. */
export const scormHostRoutes: readonly ContentRoute[] = [
  {
    method: "GET",
    path: "launch",
    // Looking is not opening: only a real GET begins a run.
    handle: async (visit, request, reply) => {
      const { t } = request.query as { t?: unknown };
      if (request.method !== "GET" || typeof t !== "string")
        return say(visit, reply, refuse(genericProblems.notFound));
      const begun = await beginLaunch(visit, t);
      if (isRefusal(begun)) return say(visit, reply, begun);
      return reply.type("text/html; charset=utf-8").send(launchPage(begun, visit.call.locale));
    },
  },
  {
    method: "GET",
    path: "preview",
    handle: async (visit, request, reply) => {
      const { sco } = request.query as { sco?: unknown };
      const begun =
        typeof sco === "string" ? await beginPreview(visit, sco) : refuse(genericProblems.notFound);
      if (isRefusal(begun)) return say(visit, reply, begun);
      return reply.type("text/html; charset=utf-8").send(launchPage(begun, visit.call.locale));
    },
  },
  {
    method: "POST",
    path: "commit",
    handle: async (visit, request, reply) => {
      const { call } = visit;
      const seconds = await call.parts.limits.take("progress", call.actor.userId);
      if (seconds !== undefined) return say(visit, reply, refuse(genericProblems.tooMany, { seconds }));
      const { body } = request;
      if (typeof body !== "string") return say(visit, reply, refuse(genericProblems.malformed));
      if (Buffer.byteLength(body) > commitLimit) return say(visit, reply, refuse(genericProblems.tooLarge));
      const commit = readCommit(body);
      const taken = commit
        ? await call.write((tx) => takeCommit(tx, call, commit))
        : refuse(genericProblems.malformed);
      if (isRefusal(taken)) return say(visit, reply, taken);
      return reply.send({ result: true, errorCode: 0, ...taken });
    },
  },
  ...pageFiles(),
];

function say({ call }: PackageVisit, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return sendProblem(reply, problemAnswer(refusal, call.locale, call.requestId));
}

import { chooseLocale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Member } from "../../core/actor.ts";
import { type MemberCall, signedCall } from "../../core/call.ts";
import { type ContentHosts, contentHosts } from "../../core/content-host.ts";
import { refuse } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import { problemAnswer, sendProblem } from "../../platform/http/problem-answer.ts";
import { readPass } from "./address.ts";
import { contentPolicy } from "./policy.ts";
import { readSegments } from "./rules/segments.ts";
import { sendPackageFile } from "./send-file.ts";
import type { ContentRoute, PackageVisit } from "./visit.ts";

const bodyLimit = 4 * 2 ** 20;
/** Pages of ours lie under this name; no file of a package can. */
export const ownFolder = "_";

/**
 * The content origin: whatever comes for one of its hosts is answered here and nowhere else. Files of packages, and what
 * other modules put beside them. Nobody learns whether an address was wrong, late or another's: all are not found.
 */
export async function addContentHost(
  app: FastifyInstance,
  parts: Parts,
  routes: readonly ContentRoute[],
): Promise<void> {
  const hosts = contentHosts(parts.settings);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    guard(parts, reply);
    // A package has no business between a browser and this origin after it was closed.
    if (request.headers["service-worker"] !== undefined) return notFound(request, reply);
    const visited = await visitOf(parts, hosts, request);
    if (!visited) return notFound(request, reply);
    const { visit, path } = visited;
    reply.header("content-security-policy", contentPolicy(parts.settings, visit.callerHost));
    const [first, ...rest] = path;
    if (first === ownFolder) {
      const wanted = rest.join("/");
      const method = request.method === "HEAD" ? "GET" : request.method;
      const route = routes.find((each) => each.method === method && each.path === wanted);
      reply.header("cache-control", "no-store");
      return route ? route.handle(visit, request, reply) : notFound(request, reply);
    }
    if (request.method === "POST") return notFound(request, reply);
    return (await sendPackageFile(parts, visit, path, request, reply)) ? reply : notFound(request, reply);
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: ["GET", "HEAD", "POST"],
      url: "/*",
      bodyLimit,
      constraints: { contentHost: "content" },
      handler: answer,
    });
  });
}

/** Headers of every answer: framed by nobody we do not know, run as nothing but what it is. */
function guard(parts: Parts, reply: FastifyReply): void {
  reply.removeHeader("x-frame-options");
  reply.headers({
    "content-security-policy": contentPolicy(parts.settings, ""),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
  });
}

async function visitOf(
  parts: Parts,
  hosts: ContentHosts,
  request: FastifyRequest,
): Promise<{ visit: PackageVisit; path: string[] } | undefined> {
  const now = parts.clock.now();
  const label = hosts.labelOf(request.headers);
  const segments = readSegments(request.raw.url ?? "");
  const [token, ...path] = segments ?? [];
  if (label === undefined || token === undefined) return undefined;
  const pass = readPass(parts.keys, hosts.signedLabel(label), token, now);
  if (!pass) return undefined;
  const { userId, sessionId, clientId } = pass.reader;
  // Signed is not enough: whoever was blocked or signed out loses the addresses given out before.
  const actor = await parts.actors.find({ sub: userId, sid: sessionId, cid: clientId }, now);
  if (actor?.status !== "active" || !actor.clientId) return undefined;
  const locale = chooseLocale({ user: actor.locale, acceptLanguage: request.headers["accept-language"] });
  const facts = {
    ...{ parts, locale, now, requestId: request.id, ip: request.ip },
    userAgent: String(request.headers["user-agent"] ?? "").slice(0, 256),
    host: pass.callerHost,
  };
  const { reader: _, ...rest } = pass;
  const call = signedCall(facts, actor as Member, undefined) as MemberCall;
  return { visit: { ...rest, call, base: `/${token}/` }, path };
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = chooseLocale({ acceptLanguage: request.headers["accept-language"] });
  reply.header("cache-control", "no-store");
  return sendProblem(reply, problemAnswer(refuse(genericProblems.notFound), locale, request.id));
}

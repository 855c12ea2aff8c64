import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { sentFileLimit } from "@trilha/contract/core/files/rules.ts";
import { chooseLocale } from "@trilha/contract/core/locale.ts";
import { isModuleOn, moduleFlags } from "@trilha/contract/core/modules.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import { permissions } from "@trilha/contract/permissions.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../../core/actor.ts";
import { type CallFor, type GuestFacts, guestCall, type PartnerCall, signedCall } from "../../core/call.ts";
import { basicCredentials, isFirstPartyApp } from "../../core/client-credentials.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { readAccessToken } from "../../core/tokens.ts";
import type { Route, UseCase } from "../../core/use-case.ts";
import type { Parts } from "../../parts.ts";
import { answerWriter } from "./answer-schema.ts";
import { oauthError } from "./oauth-error.ts";
import { problemAnswer, sendProblem } from "./problem-answer.ts";
import { readForm } from "./read-form.ts";
import { diskFull } from "./unavailable.ts";
import { readInput } from "./validate.ts";

const accesses: ReadonlySet<string> = new Set([
  "public",
  "app",
  "partner",
  "signed_in",
  "participant",
  ...permissions,
]);
const modules: ReadonlySet<string | undefined> = new Set(["always", ...moduleFlags]);
/** Rights over the installation rather than over one client. */
const installationWide: ReadonlySet<string> = new Set<Permission>(["clients.list", "clients.create"]);
const defaultBodyLimit = 64 * 1024;
const key = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Puts routes on the server. Refuses to start when an endpoint of the contract has no route, a route is not in the
 * contract, or an endpoint declares no permission, no reach or no module.
 */
export function bindRoutes(
  app: FastifyInstance,
  parts: Parts,
  routes: readonly Route[],
  contract: readonly EndpointSpec[],
): void {
  for (const { spec } of routes) {
    if (!contract.includes(spec)) throw new Error(`${spec.id} is not listed in the contract`);
    if (!accesses.has(spec.access)) throw new Error(`${spec.id} declares no permission`);
    const { id, access, reach }: { id: string; access: string; reach?: string } = spec;
    if (![spec.module].flat().every((module) => modules.has(module)))
      throw new Error(`${id} declares no module`);
    if (access === "signed_in" && reach === undefined) throw new Error(`${id} declares no reach`);
  }
  for (const spec of contract) {
    if (!routes.some((route) => route.spec === spec)) throw new Error(`${spec.id} has no route`);
  }
  // A caller who hangs up does not stop a use case: its connection is gone, but the database must outlive its work.
  const working = new Set<Promise<unknown>>();
  app.addHook("onClose", async () => {
    await Promise.allSettled(working);
  });
  for (const { spec, useCase } of routes) {
    app.route({
      method: spec.method,
      url: spec.path,
      bodyLimit: spec.bodyLimit ?? defaultBodyLimit,
      config: { endpoint: spec },
      ...(spec.answer && writtenBy(answerWriter(spec.answer))),
      // Input is checked by `readInput`; Fastify's own validator would coerce and drop.
      validatorCompiler: () => () => true,
      handler: (request, reply) => {
        const work = answer(parts, spec, useCase, request, reply);
        working.add(work);
        const done = () => void working.delete(work);
        work.then(done, done);
        return work;
      },
    });
  }
}

/** Options of a route whose answers leave by a writer of our own; without a schema Fastify would not ask for one. */
const writtenBy = (write: (answer: unknown) => string) => ({
  schema: { response: { 200: {} } },
  serializerCompiler: () => write,
});

async function answer(
  parts: Parts,
  spec: EndpointSpec,
  useCase: UseCase<EndpointSpec>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = parts.clock.now();
  const { locale: wish, ...query } = request.query as Record<string, string>;
  const acceptLanguage = request.headers["accept-language"];
  const repeatKey = request.headers["idempotency-key"];
  const facts = (actor: Actor | undefined): GuestFacts => ({
    parts,
    locale: chooseLocale({ query: wish, user: actor?.locale, acceptLanguage }),
    now,
    requestId: request.id,
    ip: request.ip,
    userAgent: String(request.headers["user-agent"] ?? "").slice(0, 256),
    device: deviceOf(request.headers["x-device"]),
    host: request.host.toLowerCase(),
    key: typeof repeatKey === "string" ? repeatKey.toLowerCase() : undefined,
  });
  /** Callers that are systems: our app, or a partner's. */
  const isBasic = spec.access === "app" || spec.access === "partner";
  const say = (refusal: Refusal, actor?: Actor) => {
    const { locale } = facts(actor);
    reply.header("content-language", locale);
    if (spec.form && spec.access === "app") return oauthError(reply, refusal, locale, request.id);
    return sendProblem(reply, problemAnswer(refusal, locale, request.id), isBasic ? "Basic" : "Bearer");
  };

  const credentials = basicCredentials(request.headers.authorization);
  const guest = spec.access === "public" || isBasic;
  const isOurApp = () => isFirstPartyApp(request.headers.authorization, parts.settings);
  if (isBasic && (!credentials || (spec.access === "app" && !isOurApp())))
    return say(refuse(genericProblems.credentialsWrong));
  const actor = guest ? undefined : await actorOf(parts, request, now);
  if (!guest && !actor) return say(refuse(genericProblems.notSignedIn));

  const rate = spec.rate ?? (spec.method === "GET" ? "read" : "write");
  const seconds = await parts.limits.take(
    rate,
    guest || rate === "sign_in" || !actor ? request.ip : turnsOf(actor),
  );
  if (seconds !== undefined) return say(refuse(genericProblems.tooMany, { seconds }), actor);

  // Before anything is written. Coming in, staying in and leaving take next to nothing, and reading needs them.
  const mayStay = spec.method === "GET" || spec.access === "app" || spec.beforeFactor;
  if (parts.disk.full.length > 0 && !mayStay) return say(diskFull(), actor);

  const denied = actor && denial(spec, actor);
  if (denied) return say(denied, actor);

  if (spec.idempotent && (typeof repeatKey !== "string" || !key.test(repeatKey))) {
    return say(refuse(genericProblems.keyMissing), actor);
  }
  const body = spec.multipart ? await readForm(request, sentFileLimit) : request.body;
  if (isRefusal(body)) return say(body, actor);
  const input = readInput(spec, { params: request.params, query, body });
  if (isRefusal(input)) return say(input, actor);

  const repeat =
    spec.idempotent && typeof repeatKey === "string"
      ? { endpoint: spec.id, key: repeatKey, input }
      : undefined;
  const call = actor ? signedCall(facts(actor), actor, repeat) : guestCall(facts(undefined));
  if (spec.access === "partner") Object.assign(call, { credentials } satisfies Partial<PartnerCall>);
  const result = await useCase(call as CallFor<EndpointSpec>, input);
  if (isRefusal(result)) return say(result, actor);

  reply.header("content-language", call.locale);
  reply.header("vary", "authorization, accept-language");
  if (spec.maxAge !== undefined) {
    reply.header("cache-control", `${guest ? "public" : "private"}, max-age=${spec.maxAge}, must-revalidate`);
  } else reply.header("cache-control", "no-store");
  if (!spec.answer) return reply.code(204).send();
  return reply.code(200).send(result);
}

/** Rate bucket of a call: a client's own way in takes none of what the person has elsewhere. */
const turnsOf = ({ scope, clientId, userId }: Actor): string =>
  scope === "membership" ? `${userId} in ${clientId}` : userId;

/** Caller by the bearer of the header; an address carries none (§api#bearer). */
async function actorOf(parts: Parts, request: FastifyRequest, now: Date): Promise<Actor | undefined> {
  const [scheme, bearer] = (request.headers.authorization ?? "").split(" ");
  const token = scheme === "Bearer" ? bearer : undefined;
  const claims = token ? readAccessToken(parts.keys, token, now) : undefined;
  return claims ? parts.actors.find(claims, now) : undefined;
}

/** The browser's mark, where it is one at all. */
function deviceOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && key.test(header) ? header.toLowerCase() : undefined;
}

/** Deny is the default: only what the endpoint declares, for someone active in the selected client. */
function denial(spec: EndpointSpec, actor: Actor): Refusal | undefined {
  // Sessions by a client's own way in never touch what the person has elsewhere, whatever is shown inside it.
  if (actor.scope === "membership" && spec.reach === "person" && !(spec.claims && actor.isUnclaimed)) {
    return refuse(identityProblems.ownProofNeeded);
  }
  if (actor.mustChangePassword && !spec.beforeNewPassword) return refuse(identityProblems.passwordMustChange);
  if (actor.mustEnrolFactor && !spec.beforeFactor) return refuse(identityProblems.factorMustBeEnrolled);
  const isOn = isModuleOn(spec.module, actor.modules);
  if (spec.access === "signed_in") return isOn ? undefined : refuse(genericProblems.moduleOff);
  // An empty installation has no client yet: its superuser opens the first.
  const opensFirst = actor.isSuperuser && installationWide.has(spec.access);
  if (!actor.clientId) return opensFirst ? undefined : refuse(identityProblems.noAccess);
  if (actor.status === "blocked") return refuse(identityProblems.blocked);
  if (actor.status === "awaiting_approval") return refuse(identityProblems.awaitingApproval);
  if (actor.status !== "active") return refuse(identityProblems.noAccess);
  if (actor.shutOut) return refuse(genericProblems.maintenance);
  if (!isOn) return refuse(genericProblems.moduleOff);
  if (spec.access === "participant") return undefined;
  return actor.permissions.has(spec.access as Permission) ? undefined : refuse(genericProblems.forbidden);
}

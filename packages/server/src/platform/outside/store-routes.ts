import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { chooseLocale } from "@trilha/contract/core/locale.ts";
import type { Problem } from "@trilha/contract/core/problem.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isStillFor } from "../../core/reader.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import { problemAnswer, sendProblem } from "../http/problem-answer.ts";
import { diskFull } from "../http/unavailable.ts";
import type { ReadOptions } from "./ports.ts";
import { readObjectAddress, readPartAddress } from "./store/address.ts";
import { contentDisposition } from "./store/disposition.ts";
import { isKey, isPublicKey } from "./store/key.ts";
import { LocalStore } from "./store/local-store.ts";
import { readRange } from "./store/range.ts";

type StoreRequest = FastifyRequest<{ Params: { "*": string }; Querystring: Record<string, unknown> }>;

const year = 365 * 24 * 60 * 60;

/** The store's own addresses: parts of uploads come in, files go out. None of them takes a bearer token. */
export async function addStoreRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { store } = parts.outside;
  await app.register(async (routes) => {
    routes.route({
      method: ["GET", "HEAD"],
      url: "/store/object/*",
      handler: (request, reply) => sendObject(parts, request as StoreRequest, reply),
    });
    routes.route({
      method: ["GET", "HEAD"],
      url: "/store/public/*",
      handler: (request, reply) => sendPublic(parts, request as StoreRequest, reply),
    });
    if (!(store instanceof LocalStore)) return;
    // Bytes are bytes, whatever type the sender thinks they have; they go to the disk as they come.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser("*", (_request, bytes, done) => done(null, bytes));
    routes.put("/store/upload/*", (request, reply) => takePart(parts, store, request as StoreRequest, reply));
  });
}

async function sendObject(parts: Parts, request: StoreRequest, reply: FastifyReply): Promise<FastifyReply> {
  const now = parts.clock.now();
  const key = request.params["*"];
  const allowed = isKey(key) ? readObjectAddress(parts.keys, key, request.query, now) : undefined;
  if (!allowed) return say(request, reply, genericProblems.forbidden);
  const { userId, sessionId, clientId } = allowed.reader;
  // Signed is not enough: whoever was blocked, signed out or lost a role loses the addresses given out before.
  const actor = await parts.actors.find({ sub: userId, sid: sessionId, cid: clientId }, now);
  if (!isStillFor(allowed.reader, actor)) return say(request, reply, genericProblems.forbidden);

  const elsewhere = await parts.outside.store.directUrl(key, allowed);
  if (elsewhere) return reply.header("cache-control", "private, no-store").redirect(elsewhere, 302);
  const seconds = Math.max(0, Math.floor((allowed.expiresAt.getTime() - now.getTime()) / 1000));
  reply.header("cache-control", `private, max-age=${seconds}`);
  // The mobile app shows pictures from an origin of its own, which is then a listed one.
  if (parts.settings.http.corsOrigins.length > 0)
    reply.header("cross-origin-resource-policy", "cross-origin");
  return sendBytes(parts, key, allowed, request, reply);
}

async function sendPublic(parts: Parts, request: StoreRequest, reply: FastifyReply): Promise<FastifyReply> {
  const key = `public/${request.params["*"]}`;
  if (!isPublicKey(key) || !key.endsWith(".webp")) return say(request, reply, genericProblems.notFound);
  reply.header("cache-control", `public, max-age=${year}, immutable`);
  // Logos are shown by mail programs and by the mobile app, whose origin is another one.
  reply.header("cross-origin-resource-policy", "cross-origin");
  return sendBytes(parts, key, { type: "image/webp" }, request, reply);
}

async function sendBytes(
  parts: Parts,
  key: string,
  as: Pick<ReadOptions, "type" | "fileName">,
  request: StoreRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { store } = parts.outside;
  const size = await store.size(key);
  if (size === undefined) return say(request, reply, genericProblems.notFound);
  const etag = `"${createHash("sha256").update(`${key} ${size}`).digest("base64url").slice(0, 22)}"`;
  reply.headers({
    "content-type": as.type,
    "content-disposition": contentDisposition(as.type, as.fileName),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    etag,
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();

  const condition = request.headers["if-range"];
  const header = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = readRange(header, size);
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${size}`).type("text/plain").send("");
  }
  if (range) reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
  reply.header("content-length", range ? range.last - range.first + 1 : size);
  if (request.method === "HEAD") return reply.send("");
  const object = await store.read(key, range);
  return object ? reply.send(object.stream) : say(request, reply, genericProblems.notFound);
}

async function takePart(
  parts: Parts,
  store: LocalStore,
  request: StoreRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = request.params["*"];
  const slot = isKey(key) ? readPartAddress(parts.keys, key, request.query, parts.clock.now()) : undefined;
  if (!slot) return say(request, reply, genericProblems.forbidden);
  if (parts.disk.full.length > 0) {
    reply.header("connection", "close");
    return say(request, reply, diskFull());
  }
  const bytes = request.body as Readable | undefined;
  const announced = request.headers["content-length"];
  const fits = announced === undefined || Number(announced) === slot.size;
  const ending =
    bytes && fits ? await store.putPart(key, slot, bytes).catch(orBrokenOff(request)) : "wrong_size";
  if (ending === "stored") return reply.code(204).send();
  // The rest of the bytes is not read, so nothing else can come over this connection.
  reply.header("connection", "close");
  const unknown = ending === "unknown_upload";
  return say(request, reply, unknown ? genericProblems.notFound : genericProblems.malformed);
}

/** A sender that is gone is everyday life on a phone: nothing to log, and nobody to answer. */
function orBrokenOff({ raw }: StoreRequest): (error: unknown) => "wrong_size" {
  return (error) => {
    if (raw.complete) throw error;
    return "wrong_size";
  };
}

function say(request: StoreRequest, reply: FastifyReply, no: Problem | Refusal): FastifyReply {
  const locale = chooseLocale({ acceptLanguage: request.headers["accept-language"] });
  for (const name of ["content-disposition", "content-length", "accept-ranges", "etag", "content-range"]) {
    reply.removeHeader(name);
  }
  return sendProblem(reply, problemAnswer(isRefusal(no) ? no : refuse(no), locale, request.id));
}

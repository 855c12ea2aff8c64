import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Parts } from "../../parts.ts";
import { contentDisposition } from "../../platform/outside/store/disposition.ts";
import { readRange } from "../../platform/outside/store/range.ts";
import { packageFile } from "./content.queries.ts";
import { contentPolicy } from "./policy.ts";
import { plainType } from "./rules/file-types.ts";
import { foldPath } from "./rules/segments.ts";
import type { PackageVisit } from "./visit.ts";

/**
 * Answers with a file of the visited revision, whole or a range of it; false: it has none of this name. The reply itself
 * is no answer here: whoever waits for one waits until it is sent, and gets nothing.
 */
export async function sendPackageFile(
  parts: Parts,
  visit: PackageVisit,
  path: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { call, packageId, revision } = visit;
  const clientId = call.actor.clientId;
  const file = await call.read((tx) =>
    packageFile(tx, { clientId, packageId, revision, folded: foldPath(path.join("/")) }),
  );
  if (!file) return false;
  if (file.allowed_hosts.length > 0)
    reply.header(
      "content-security-policy",
      contentPolicy(parts.settings, visit.callerHost, file.allowed_hosts),
    );
  // A revision never changes and the address ends with its token, so nothing has to be asked again.
  const seconds = Math.max(0, Math.floor((visit.expiresAt.getTime() - call.now.getTime()) / 1000));
  const etag = `"${createHash("sha256").update(file.key).digest("base64url").slice(0, 22)}"`;
  reply.headers({
    "content-type": file.type,
    "cache-control": `private, max-age=${seconds}, immutable`,
    "accept-ranges": "bytes",
    etag,
  });
  if (file.type === plainType) {
    reply.header("content-disposition", contentDisposition(file.type, path.at(-1)));
  }
  if (request.headers["if-none-match"] === etag) return sent(reply.code(304));
  const condition = request.headers["if-range"];
  const wanted = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = readRange(wanted, file.size);
  if (range === "unsatisfiable") {
    return sent(reply.code(416).header("content-range", `bytes */${file.size}`).type("text/plain"), "");
  }
  if (range) reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${file.size}`);
  reply.header("content-length", range ? range.last - range.first + 1 : file.size);
  if (request.method === "HEAD" || file.size === 0) return sent(reply, "");
  const object = await parts.outside.store.read(file.key, range);
  if (object) return sent(reply, object.stream);
  for (const name of ["content-length", "content-range", "accept-ranges", "etag", "content-disposition"]) {
    reply.removeHeader(name);
  }
  reply.code(200);
  return false;
}

function sent(reply: FastifyReply, payload?: unknown): true {
  reply.send(payload);
  return true;
}

import type { FastifyReply, FastifyRequest } from "fastify";
import type { MemberCall } from "../../core/call.ts";
import type { Pass } from "./address.ts";

/** Visitor of a package's host, by an address that is theirs, in time, and whose person is active now. */
export interface PackageVisit extends Omit<Pass, "reader"> {
  /** As if they had called the API themselves: their client, rights and language. */
  call: MemberCall;
  /** `/<token>/`, before every path of the package. */
  base: string;
}

/**
 * Route of another module on the content origin, at `/<token>/_/<path>`. No bearer, no cookie: the address is the
 * key.
 */
export interface ContentRoute {
  method: "GET" | "POST";
  /** Exactly this, without slashes around: `launch`, `scorm/2004.js`. */
  path: string;
  /**
   * Handler of a visit. The body of a POST comes as text, whatever its type (a beacon can only say text/plain), up to
   * 4 MB. The policy of the origin is set already, and answers are not kept (`no-store`) unless it says otherwise.
   */
  handle(visit: PackageVisit, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

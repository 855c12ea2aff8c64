import { type Locale, localize } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { FastifyReply } from "fastify";
import type { Refusal } from "../../core/refusal.ts";

/**
 * A refusal in the shape of RFC 6749 §5.2, for the form-encoded calls of §api#token, with our code and text beside it.
 * Anything about the person or the refresh token is `invalid_grant`, 400.
 */
export function oauthError(
  reply: FastifyReply,
  refusal: Refusal,
  locale: Locale,
  requestId: string,
): FastifyReply {
  const { refused, params } = refusal;
  const { error, status } = errorOf(refusal);
  if (status === 401) reply.header("www-authenticate", 'Basic realm="trilha"');
  if (status === 429 || status === 503) reply.header("retry-after", String(params.seconds ?? 5));
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer((value) => JSON.stringify(value))
    .send({
      error,
      error_description: localize(refused.title, locale, params),
      code: refused.code,
      params,
      requestId,
    });
}

function errorOf({ refused, params }: Refusal): { error: string; status: number } {
  if (refused === genericProblems.credentialsWrong) return { error: "invalid_client", status: 401 };
  if (refused === genericProblems.invalidInput || refused === genericProblems.malformed) {
    return { error: params.error === undefined ? "invalid_request" : String(params.error), status: 400 };
  }
  if (refused.status === 429 || refused.status >= 500)
    return { error: "temporarily_unavailable", status: refused.status };
  return { error: "invalid_grant", status: 400 };
}

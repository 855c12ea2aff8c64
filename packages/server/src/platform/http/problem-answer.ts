import { fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { type Locale, localize } from "@trilha/contract/core/locale.ts";
import type { ProblemBody } from "@trilha/contract/core/problem.ts";
import type { FastifyReply } from "fastify";
import type { Refusal } from "../../core/refusal.ts";

/** The one mapper from a refusal to `application/problem+json`, in the caller's language. */
export function problemAnswer(refusal: Refusal, locale: Locale, requestId: string): ProblemBody {
  const { refused, params, fields } = refusal;
  return {
    type: `https://trilha.example/problems/${refused.code}`,
    code: refused.code,
    status: refused.status,
    title: localize(refused.title, locale, params),
    params,
    requestId,
    ...(fields.length > 0 && {
      fields: fields.map(({ path, code, params: about }) => ({
        path,
        code,
        ...(about && { params: about }),
        title: localize(fieldTexts[code], locale, about),
      })),
    }),
  };
}

const challenges = {
  Bearer: 'Bearer realm="trilha", error="invalid_token"',
  Basic: 'Basic realm="trilha", charset="UTF-8"',
} as const;

/** Sends a refusal. Whatever the route said of caching, a no is never kept. */
export function sendProblem(
  reply: FastifyReply,
  body: ProblemBody,
  scheme: "Bearer" | "Basic" = "Bearer",
): FastifyReply {
  if (body.status === 429 || body.status === 503)
    reply.header("retry-after", String(body.params.seconds ?? 5));
  if (body.status === 401) reply.header("www-authenticate", challenges[scheme]);
  return reply
    .code(body.status)
    .header("cache-control", "no-store")
    .type("application/problem+json; charset=utf-8")
    .serializer((value) => JSON.stringify(value))
    .send(body);
}

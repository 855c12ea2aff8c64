import type { Answer, EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
import type { ProblemBody } from "@trilha/contract/core/problem.ts";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";

export type RequestOptions = {
  /** Bearer token. */
  token?: string | undefined;
  /** Basic credentials of the first-party app. */
  app?: { clientId: string; clientSecret: string } | undefined;
  /** Address the call comes from. */
  from?: string;
  headers?: Record<string, string>;
  /** Idempotency key; an endpoint that needs one gets a fresh one. */
  key?: string;
  /** Language, as the query parameter a caller may add. */
  locale?: string;
};

/** Reply. `answer` and `problem` throw when it was the other one, and say what it was. */
export class Reply<Spec extends EndpointSpec> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  readonly #spec: Spec;

  constructor(spec: Spec, status: number, headers: Record<string, unknown>, text: string) {
    this.#spec = spec;
    this.status = status;
    this.headers = headers;
    this.text = text;
  }

  /** The answer, checked against the contract. */
  get answer(): Answer<Spec> {
    if (this.status >= 300) throw new Error(`${this.#spec.id} refused with ${this.status}: ${this.text}`);
    if (!this.#spec.answer) return undefined as Answer<Spec>;
    return z.parse(this.#spec.answer, JSON.parse(this.text)) as Answer<Spec>;
  }

  /** The refusal, as problem+json. */
  get problem(): ProblemBody {
    if (this.status < 400)
      throw new Error(`${this.#spec.id} did not refuse but answered ${this.status}: ${this.text}`);
    return JSON.parse(this.text) as ProblemBody;
  }

  /** Status and code, the shortest way to say what a refusal must be. */
  get refusal(): string {
    return `${this.status} ${this.problem.code}`;
  }
}

/** Calls an endpoint of the contract over HTTP: path, query, body and headers follow from its declaration. */
export async function requestEndpoint<Spec extends EndpointSpec>(
  http: FastifyInstance,
  spec: Spec,
  input: Request<Spec>,
  options: RequestOptions,
): Promise<Reply<Spec>> {
  const {
    params = {},
    query = {},
    body,
  } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: Record<string, unknown>;
  };
  const path = spec.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, locale: options.locale })) {
    if (value !== undefined) search.set(name, String(value));
  }
  const payload = spec.form
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body);
  const reply = await http.inject({
    method: spec.method,
    url: search.size > 0 ? `${path}?${search}` : path,
    ...(options.from && { remoteAddress: options.from }),
    headers: {
      ...(spec.body && {
        "content-type": spec.form ? "application/x-www-form-urlencoded" : "application/json",
      }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.app && { authorization: basic(options.app) }),
      ...(spec.idempotent && { "idempotency-key": options.key ?? crypto.randomUUID() }),
      ...options.headers,
    },
    ...(spec.body && body !== undefined && { payload }),
  });
  return new Reply(spec, reply.statusCode, reply.headers, reply.body);
}

function basic({ clientId, clientSecret }: { clientId: string; clientSecret: string }): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
}

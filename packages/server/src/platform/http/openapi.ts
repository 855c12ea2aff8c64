import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { problemBody } from "@trilha/contract/core/problem.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as z from "zod/mini";
import { jsonSchema } from "./answer-schema.ts";

type Json = Record<string, unknown>;

/** OpenAPI 3.1 from the contract: what `/openapi.json` serves. */
export function openApi(endpoints: readonly EndpointSpec[], info: { version: string; url: string }): Json {
  const paths: Record<string, Json> = {};
  for (const spec of endpoints) {
    const path = spec.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    Object.assign(paths[path], { [spec.method.toLowerCase()]: operation(spec) });
  }
  return {
    openapi: "3.1.0",
    info: { title: "Trilha", version: info.version, description: "Training and loyalty for retail." },
    servers: [{ url: info.url }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemBody, "output") },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        app: { type: "http", scheme: "basic", description: "Credentials of the first-party app" },
        partner: { type: "http", scheme: "basic", description: "Key and secret of a partner system" },
      },
    },
  };
}

const schemeOf = ({ access }: EndpointSpec) => (access === "app" || access === "partner" ? access : "bearer");

function operation(spec: EndpointSpec): Json {
  const refusals = [
    ...(spec.problems ?? []),
    ...(spec.unexpected ? [spec.unexpected] : []),
    genericProblems.invalidInput,
    genericProblems.tooMany,
  ];
  const byStatus = Map.groupBy(refusals, (problem) => problem.status);
  const answers = [...byStatus].map(([status, problems]) => [
    String(status),
    {
      description: problems.map((problem) => `\`${problem.code}\` ${problem.title["en-US"]}`).join("  \n"),
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  const type = spec.multipart
    ? "multipart/form-data"
    : spec.form
      ? "application/x-www-form-urlencoded"
      : "application/json";
  return {
    operationId: spec.id,
    tags: [spec.id.split(".")[0]],
    summary: spec.summary,
    description: `Access: \`${spec.access}\`.`,
    parameters: [
      ...parameters(spec.params, "path"),
      ...parameters(spec.query, "query"),
      ...(spec.idempotent
        ? [
            {
              name: "Idempotency-Key",
              in: "header",
              required: true,
              schema: { type: "string", format: "uuid" },
            },
          ]
        : []),
    ],
    ...(spec.body && {
      requestBody: { required: true, content: { [type]: { schema: jsonSchema(spec.body, "input") } } },
    }),
    responses: {
      ...(spec.answer
        ? {
            "200": {
              description: "Done",
              content: { "application/json": { schema: jsonSchema(spec.answer, "output") } },
            },
          }
        : { "204": { description: "Done" } }),
      ...Object.fromEntries(answers),
    },
    security: spec.access === "public" ? [] : [{ [schemeOf(spec)]: [] }],
  };
}

function parameters(shape: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (!shape) return [];
  const schema = jsonSchema(shape, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
    name,
    in: place,
    required: place === "path" || (schema.required ?? []).includes(name),
    schema: inner,
  }));
}

import type { EndpointSpec, Input } from "@trilha/contract/core/endpoint.ts";
import { type FieldCode, fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as z from "zod/mini";
import { type Refusal, type RefusedField, refuse } from "../../core/refusal.ts";

type Issue = z.core.$ZodIssue;

const formatCodes: Record<string, FieldCode> = { email: "email_invalid" };

function codeOf(issue: Issue): { code: FieldCode; params?: Record<string, string | number> } {
  if (issue.message in fieldTexts) return { code: issue.message as FieldCode };
  switch (issue.code) {
    case "invalid_type":
      return { code: issue.input === undefined ? "required" : "invalid" };
    case "too_small": {
      const minimum = Number(issue.minimum);
      if (issue.origin === "string")
        return minimum <= 1 ? { code: "required" } : { code: "too_short", params: { minimum } };
      return { code: issue.origin === "array" ? "too_few" : "too_small", params: { minimum } };
    }
    case "too_big": {
      const maximum = Number(issue.maximum);
      if (issue.origin === "string") return { code: "too_long", params: { maximum } };
      return { code: issue.origin === "array" ? "too_many" : "too_big", params: { maximum } };
    }
    case "invalid_value":
      return { code: "not_an_option" };
    case "invalid_format":
      return { code: formatCodes[issue.format] ?? "invalid" };
    default:
      return { code: "invalid" };
  }
}

function fieldsOf(part: string, issues: readonly Issue[]): RefusedField[] {
  return issues.flatMap((issue): RefusedField[] => {
    const path = [part, ...issue.path.map(String)].join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ path: `${path}.${key}`, code: "unknown" }));
    }
    return [{ path, ...codeOf(issue) }];
  });
}

/**
 * Reads a request's parts through the endpoint's shapes. Unknown fields are wrong, not dropped; every wrong field
 * is named.
 */
export function readInput<Spec extends EndpointSpec>(
  spec: Spec,
  raw: { params: unknown; query: object; body: unknown },
): Input<Spec> | Refusal {
  const input: Record<string, unknown> = {};
  const fields: RefusedField[] = [];
  for (const part of ["params", "query", "body"] as const) {
    const schema = spec[part];
    if (!schema) continue;
    const read = schema.safeParse(raw[part] ?? {}, { reportInput: true });
    if (read.success) input[part] = read.data;
    else if (part === "params") return refuse(genericProblems.notFound);
    else fields.push(...fieldsOf(part, read.error.issues));
  }
  if (!spec.query) {
    for (const key of Object.keys(raw.query)) fields.push({ path: `query.${key}`, code: "unknown" });
  }
  return fields.length > 0 ? refuse(genericProblems.invalidInput, {}, fields) : (input as Input<Spec>);
}

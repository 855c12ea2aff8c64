import type { FieldProblem, ProblemBody, ProblemParams } from "@trilha/contract/kernel/problem.ts";

/** A call that was refused or never arrived. `message` is already in the person's language. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly params: ProblemParams;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldProblem[];

  constructor(problem: Partial<ProblemBody> & { code: string; status: number; title: string }) {
    super(problem.title);
    this.name = "Refused";
    this.code = problem.code;
    this.status = problem.status;
    this.params = problem.params ?? {};
    this.requestId = problem.requestId;
    this.fields = problem.fields ?? [];
  }
}

export const isRefused = (error: unknown, code?: string): error is Refused =>
  error instanceof Refused && (code === undefined || error.code === code);

const text = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);

/**
 * Reads a refusal in either of the two shapes the server speaks: problem+json, or the token endpoint's
 * OAuth error with our code beside it. A proxy's HTML page becomes the plain "unexpected" of its status.
 */
export function problemFrom(status: number, body: unknown, requestId: string | undefined): Refused {
  const from = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  return new Refused({
    code: text(from.code) ?? text(from.error) ?? "service.unexpected",
    status,
    title: text(from.title) ?? text(from.error_description) ?? "",
    params: (from.params as ProblemParams | undefined) ?? {},
    requestId: text(from.requestId) ?? requestId,
    fields: Array.isArray(from.fields) ? (from.fields as FieldProblem[]) : [],
  });
}

import type { FieldProblem, ProblemBody, ProblemParams } from "@trilha/contract/core/problem.ts";

/** A call that was refused or never arrived. `message` is already in the person's language. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly params: ProblemParams;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldProblem[];
  /** Seconds the server asks to wait, where it does. */
  readonly retryAfter: number | undefined;

  constructor(
    problem: Partial<ProblemBody> & { code: string; status: number; title: string },
    retryAfter?: number,
  ) {
    super(problem.title);
    this.name = "Refused";
    this.code = problem.code;
    this.status = problem.status;
    this.params = problem.params ?? {};
    this.requestId = problem.requestId;
    this.fields = problem.fields ?? [];
    this.retryAfter = retryAfter;
  }
}

export const isRefused = (error: unknown, code?: string): error is Refused =>
  error instanceof Refused && (code === undefined || error.code === code);

const text = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);

/**
 * Reads a refusal in either of the two shapes the server speaks: problem+json, or the token endpoint's
 * OAuth error with our code beside it. A proxy's HTML page becomes the plain "an error has occurred" of its status.
 */
export function problemFrom(status: number, body: unknown, header: (name: string) => string | null): Refused {
  const from = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const retryAfter = header("retry-after");
  const problem = {
    code: text(from.code) ?? text(from.error) ?? "service.error",
    status,
    title: text(from.title) ?? text(from.error_description) ?? "",
    params: (from.params as ProblemParams | undefined) ?? {},
    requestId: text(from.requestId) ?? header("x-request-id") ?? undefined,
    fields: Array.isArray(from.fields) ? (from.fields as FieldProblem[]) : [],
  };
  // A date in its place is a proxy's: then there is no number to go by.
  return new Refused(problem, /^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined);
}

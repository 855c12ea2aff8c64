import { describeError } from "@trilha/contract/core/errors/describe-error.ts";
import { isNoise } from "@trilha/contract/core/errors/noise.ts";
import { reportError, reportOwnError } from "@trilha/contract/insight/error-reports/endpoints.ts";
import { call } from "../api/call.ts";
import { isRefused } from "../api/problem.ts";
import { tokens } from "../session/tokens.ts";

/** Reports of one visit: an error that repeats is known after the first. */
const most = 5;
const reported = new Set<string>();

/**
 * Tells the server of an error nobody caught (§messages#error-reports). A refusal is an answer and no error; `page` is the declared
 * address, without the values in it.
 */
export function tellError(error: unknown, page: string): void {
  if (error === null || error === undefined || isRefused(error)) return;
  const described = describeError(error);
  const [innermost] = described.frames;
  const name = JSON.stringify([described.type, described.message, innermost]);
  if (isNoise(described) || reported.has(name) || reported.size >= most) return;
  reported.add(name);
  const body = { ...described, page };
  call(tokens.signedIn() ? reportOwnError : reportError, { body }).catch(() => undefined);
}

/** Listens to what reaches the window. */
export function reportErrors(pageNow: () => string): void {
  addEventListener("error", ({ error }) => tellError(error, pageNow()));
  addEventListener("unhandledrejection", ({ reason }) => tellError(reason, pageNow()));
}

import { withoutValues } from "@trilha/contract/core/errors/describe-error.ts";
import { isNoise } from "@trilha/contract/core/errors/noise.ts";
import type {
  BrowserError,
  reportOwnError as ownSpec,
  reportError as spec,
} from "@trilha/contract/insight/error-reports/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Parts } from "../../parts.ts";

/** docs/spec/messages.md#error-reports: what a browser says is cleaned once more, and noise stays here. */
function handOn({ outside }: Parts, { page, ...error }: BrowserError, userId?: string): void {
  const message = withoutValues(error.message);
  if (isNoise({ type: error.type, message })) return;
  outside.errors.report({ ...error, message, side: "browser", route: page, ...(userId && { userId }) });
}

/** An error before sign-in. */
export const reportError: UseCase<typeof spec> = async ({ parts }, { body }) => {
  handOn(parts, body);
  return undefined;
};

/** An error of somebody with a session. */
export const reportOwnError: UseCase<typeof ownSpec> = async ({ parts, actor }, { body }) => {
  handOn(parts, body, actor.userId);
  return undefined;
};

import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { errorLimits } from "../../core/errors/limits.ts";
import { optionalText } from "../../core/shapes.ts";

const place = z.int().check(z.minimum(0), z.maximum(errorLimits.place));

/** Error of a browser: what the code says of it, nothing a person typed. */
const browserError = z.strictObject({
  /** Class of the error: `TypeError`. */
  type: optionalText(errorLimits.type),
  message: optionalText(),
  /** Innermost first; files without origin and query. */
  frames: z
    .array(
      z.strictObject({
        name: optionalText(errorLimits.name),
        file: optionalText(),
        line: place,
        column: place,
      }),
    )
    .check(z.maxLength(errorLimits.frames)),
  /** Declared address of the page, with the names of its parameters instead of their values. */
  page: optionalText(errorLimits.page),
});
export type BrowserError = z.output<typeof browserError>;

export const reportError = endpoint({
  id: "errors.report",
  method: "POST",
  path: "/api/errors",
  summary:
    "An error of the app before sign-in, handed on to the operator's error reports where they have any",
  access: "app",
  module: "always",
  body: browserError,
  rate: "report",
});

export const reportOwnError = endpoint({
  id: "errors.report_own",
  method: "POST",
  path: "/api/errors/own",
  summary: "The same of somebody who is signed in, who is named by their id",
  access: "signed_in",
  reach: "membership",
  module: "always",
  body: browserError,
  rate: "report",
  beforeNewPassword: true,
  beforeFactor: true,
});

export const errorReportEndpoints = [reportError, reportOwnError];

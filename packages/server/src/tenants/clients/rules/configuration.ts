// §entities#login-parameters Client and Login parameters: what a client's configuration must make sense as, beyond its shape.

import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { passwordFloor } from "@trilha/contract/core/text-checks.ts";

type Wrong = { path: string; code: FieldCode };

/** New clients start here; a client below it is marked in the back office. */
export const passwordStandard = 8;

export function isBelowStandard(passwordMinLength: number): boolean {
  return Math.max(passwordMinLength, passwordFloor) < passwordStandard;
}

/** A zone of the IANA list, as the platform knows it. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export function checkTimeZone(timeZone: string): Wrong[] {
  return isTimeZone(timeZone) ? [] : [{ path: "body.timeZone", code: "not_an_option" }];
}

/** Each key may stand in a list once. */
export function checkOnce(entries: readonly { key: string }[], path: string): Wrong[] {
  const seen = new Set<string>();
  return entries.flatMap(({ key }, index): Wrong[] => {
    if (seen.has(key)) return [{ path: `${path}.${index}.key`, code: "invalid" }];
    seen.add(key);
    return [];
  });
}

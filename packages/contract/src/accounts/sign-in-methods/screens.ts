// §states#account, §roles#blocked: what somebody sees who proved who they are and may not enter all the same.

const screens: Readonly<Record<string, "blocked" | "awaiting" | "maintenance">> = {
  "identity.blocked": "blocked",
  "identity.awaiting_approval": "awaiting",
  "service.under_maintenance": "maintenance",
};

/** The page a refused sign-in leads to, by its code; undefined: the form stays, with the message above it. */
export function screenOfRefusal(
  code: string | undefined,
): "blocked" | "awaiting" | "maintenance" | undefined {
  return code !== undefined && Object.hasOwn(screens, code) ? screens[code] : undefined;
}

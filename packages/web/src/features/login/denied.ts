/** Refusals that have a page of their own: whoever proved who they are learns why the door stays shut. */
const PAGES = {
  "identity.blocked": "blocked",
  "identity.awaiting_approval": "awaiting",
  "service.under_maintenance": "maintenance",
} as const;

export type DeniedPage = (typeof PAGES)[keyof typeof PAGES];

export const deniedPage = (code: string | undefined): DeniedPage | undefined =>
  code !== undefined && code in PAGES ? PAGES[code as keyof typeof PAGES] : undefined;

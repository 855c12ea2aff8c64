import type { Registration } from "./registration.queries.ts";

/** Registration sent, for the page that says where the mail went and sends it again; gone with the page. */
type Sent = { readonly body: Registration; readonly at: number };
let sent: Sent | undefined;

export const keepSent = (body: Registration): void => {
  sent = { body, at: Date.now() };
};

export const sentBefore = (): Sent | undefined => sent;

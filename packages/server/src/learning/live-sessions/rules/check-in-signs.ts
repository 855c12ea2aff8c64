// Proofs that somebody stands at the entrance (docs/spec/live-sessions.md#check-in): the organizer's QR code turns
// every 20 seconds and is good for a minute; a person's ticket is theirs and of one session.
import type { Keys } from "../../../core/keys.ts";

/** Seconds one QR code is shown. */
export const scanSeconds = 20;
/** Seconds it is still taken afterwards: the camera, the sign-in and a slow line. */
const scanGrace = 40;
const length = 22;

export interface SignedSession {
  readonly id: string;
  /** Renewals of its code so far. */
  readonly codeVersion: number;
}

const shorten = (signature: Buffer) => signature.toString("base64url").slice(0, length);
const scanText = ({ id, codeVersion }: SignedSession, turn: number) => `scan ${id} ${codeVersion} ${turn}`;
const turnAt = (at: Date) => Math.floor(at.getTime() / 1_000 / scanSeconds);

/** Text of the QR code at a moment, and whole seconds until the next. */
export function scanAt(keys: Keys, session: SignedSession, now: Date): { scan: string; seconds: number } {
  const turn = turnAt(now);
  const left = (turn + 1) * scanSeconds - now.getTime() / 1_000;
  return { scan: shorten(keys.sign("check-in", scanText(session, turn))), seconds: Math.ceil(left) };
}

/** Whether a QR code was on the organizer's screen at a moment, or a moment before. */
export function isScanOf(keys: Keys, session: SignedSession, scan: string, at: Date): boolean {
  const turn = turnAt(at);
  const turns = Array.from({ length: 1 + scanGrace / scanSeconds }, (_, back) => turn - back);
  return turns.some((one) =>
    keys.signatures("check-in", scanText(session, one)).some((signature) => shorten(signature) === scan),
  );
}

const ticketText = ({ id }: SignedSession, registrationId: string) => `ticket ${id} ${registrationId}`;

/** Text of a ticket's QR code. */
export const ticketFor = (keys: Keys, session: SignedSession, registrationId: string): string =>
  `${registrationId}.${shorten(keys.sign("check-in", ticketText(session, registrationId)))}`;

/** Registration a ticket is for; undefined: it is none of this session. */
export function registrationOfTicket(keys: Keys, session: SignedSession, ticket: string): string | undefined {
  const [registrationId = "", signature = ""] = ticket.split(".");
  const isTheirs = keys
    .signatures("check-in", ticketText(session, registrationId))
    .some((signed) => shorten(signed) === signature);
  return isTheirs ? registrationId : undefined;
}

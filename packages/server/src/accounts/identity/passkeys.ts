import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type {
  assertion,
  attestation,
  passkeyQuestion,
} from "@trilha/contract/accounts/identity/factor-shapes.ts";
import type * as z from "zod/mini";
import type { GuestCall } from "../../core/call.ts";
import { randomToken } from "../../core/random-token.ts";
import { isRefusal } from "../../core/refusal.ts";
import { hostIsListed } from "./identity.accounts.queries.ts";
import { type ChallengePurpose, insertChallenge, takeChallenge } from "./identity.challenges.queries.ts";
import { passkeyBy, passkeysOf } from "./identity.passkeys.queries.ts";
import { type RelyingParty, relyingParty } from "./rules/relying-party.ts";

const lifeMs = 5 * 60_000;
/** COSE names: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];

/** Purpose of a passkey challenge. */
export interface PasskeyChallenge {
  readonly purpose: ChallengePurpose;
  readonly userId: string | null;
  readonly sessionId: string | null;
}

/** The domain whose passkeys count at the door the caller stands at. */
export async function partyOf(call: GuestCall): Promise<RelyingParty> {
  const listed = await call.system.read((tx) => hostIsListed(tx, call.host));
  return relyingParty(call.parts.settings.http.publicUrl, call.host, listed);
}

const known = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
type Transport = (typeof known)[number];
export const transportsOf = (stored: readonly string[]): Transport[] =>
  known.filter((transport) => stored.includes(transport));

/** Asks for a passkey: of one person, or of whoever has one here. The question is kept until it is answered. */
export async function askPasskey(
  call: GuestCall,
  purpose: PasskeyChallenge,
): Promise<z.output<typeof passkeyQuestion>> {
  const party = await partyOf(call);
  const challenge = randomToken();
  const endsAt = new Date(call.now.getTime() + lifeMs);
  const made = await call.system.write(async (tx) => {
    const own = purpose.userId ? await passkeysOf(tx, purpose.userId) : [];
    const challengeId = await insertChallenge(tx, { ...purpose, random: challenge, now: call.now, endsAt });
    const credentials = own
      .filter(({ rp_id }) => rp_id === party.id)
      .map(({ credential_id, transports }) => ({ id: credential_id, transports: transportsOf(transports) }));
    return { challengeId, credentials };
  });
  if (isRefusal(made)) throw new Error("a question is never refused");
  return { ...made, challenge, rpId: party.id };
}

/** A passkey that signed, and the count it says; what is still to be noted in the transaction it opens. */
export interface Signed {
  readonly id: string;
  readonly userId: string;
  readonly counter: number;
}

/** Person whose passkey signed the challenge, if one did; the question is gone either way. */
export async function readAssertion(
  call: GuestCall,
  challenge: PasskeyChallenge,
  given: z.output<typeof assertion>,
): Promise<Signed | undefined> {
  const { challengeId, credentialId, ...response } = given;
  const expectedChallenge = await call.system.write((tx) =>
    takeChallenge(tx, { ...challenge, id: challengeId, now: call.now }),
  );
  const passkey = await call.system.read((tx) => passkeyBy(tx, credentialId));
  if (!passkey || typeof expectedChallenge !== "string") return undefined;
  if (challenge.userId && passkey.user_id !== challenge.userId) return undefined;
  const party = await partyOf(call);
  if (passkey.rp_id !== party.id) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        clientExtensionResults: {},
        response,
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return verified
      ? { id: passkey.id, userId: passkey.user_id, counter: authenticationInfo.newCounter }
      : undefined;
  } catch {
    // Malformed input is no proof.
    return undefined;
  }
}

/** A new passkey that answers what was asked; undefined when it does not. */
export async function readAttestation(
  call: GuestCall,
  challenge: PasskeyChallenge,
  given: z.output<typeof attestation>,
) {
  const { challengeId, credentialId, transports, ...response } = given;
  const expectedChallenge = await call.system.write((tx) =>
    takeChallenge(tx, { ...challenge, id: challengeId, now: call.now }),
  );
  if (typeof expectedChallenge !== "string") return undefined;
  const party = await partyOf(call);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        clientExtensionResults: {},
        response,
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      rp_id: party.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      synced: credentialBackedUp,
    };
  } catch {
    // Malformed input is no passkey.
    return undefined;
  }
}

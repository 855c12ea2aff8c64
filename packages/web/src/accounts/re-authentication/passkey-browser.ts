import type {
  assertion,
  attestation,
  passkeyOffer,
  passkeyQuestion,
} from "@trilha/contract/accounts/identity/factor-shapes.ts";
import type * as z from "zod/mini";

type Question = z.output<typeof passkeyQuestion>;
type Offer = z.output<typeof passkeyOffer>;

/** The person closed the browser's own question, or it ran out: nothing to tell them. */
export class PasskeyCancelled extends Error {}

const cancelled = new Set(["NotAllowedError", "AbortError"]);

async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && cancelled.has(error.name)) throw new PasskeyCancelled();
    throw error;
  }
}

// The library is fetched when somebody uses a passkey, or may.
const library = () => import("@simplewebauthn/browser");

export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Whether the browser offers passkeys among what it fills in by itself. */
export async function offersPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await library()).browserSupportsWebAuthnAutofill();
}

/** Lets a passkey sign what the server asked. `quietly`: the browser offers it in the field for the user name. */
export function signWithPasskey(
  question: Question,
  { quietly = false } = {},
): Promise<z.output<typeof assertion>> {
  return asking(async () => {
    const { startAuthentication } = await library();
    const { challengeId, challenge, rpId, credentials } = question;
    const signed = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        userVerification: "required",
        allowCredentials: credentials.map((one) => ({ ...one, type: "public-key" })),
      },
      useBrowserAutofill: quietly,
      verifyBrowserAutofillInput: false,
    });
    const { clientDataJSON, authenticatorData, signature } = signed.response;
    return { challengeId, credentialId: signed.id, clientDataJSON, authenticatorData, signature };
  });
}

/** Aborts a quiet question for a passkey: only one question can be open in a page. */
export const stopAsking = (): void =>
  void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

/** How a device may be reached; what a newer browser adds is not kept. */
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Makes a passkey on this device, or on one at hand. */
export function makePasskey(offer: Offer): Promise<z.output<typeof attestation>> {
  return asking(async () => {
    const { startRegistration } = await library();
    const made = await startRegistration({
      optionsJSON: {
        challenge: offer.challenge,
        rp: { id: offer.rpId, name: offer.rpName },
        user: { id: offer.userHandle, name: offer.userName, displayName: offer.displayName },
        pubKeyCredParams: offer.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: offer.exclude.map((one) => ({ ...one, type: "public-key" })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = made.response;
    return {
      challengeId: offer.challengeId,
      credentialId: made.id,
      clientDataJSON,
      attestationObject,
      transports: TRANSPORTS.filter((one) => transports.includes(one)),
    };
  });
}

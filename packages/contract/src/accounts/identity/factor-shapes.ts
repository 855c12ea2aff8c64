import * as z from "zod/mini";
import { id, moment, text } from "../../core/shapes.ts";
import { recoveryCodeLimit } from "./limits.ts";

/** Second factors a person can show beside a first proof. */
export const factorKinds = ["totp", "passkey", "recovery_code"] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Most passkeys one person keeps. */
export const mostPasskeys = 20;

const base64url = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));
const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** Signed answer of a passkey (WebAuthn `AuthenticatorAssertionResponse`), without what nobody here reads. */
export const assertion = z.strictObject({
  challengeId: id,
  credentialId: base64url(1400),
  clientDataJSON: base64url(4096),
  authenticatorData: base64url(4096),
  signature: base64url(2048),
});

/** A new passkey (WebAuthn `AuthenticatorAttestationResponse`). */
export const attestation = z.strictObject({
  challengeId: id,
  credentialId: base64url(1400),
  clientDataJSON: base64url(4096),
  attestationObject: base64url(16_384),
  transports: z.array(transport).check(z.maxLength(8)),
});

/** Digits of an authenticator; people type them in groups. */
export const totpCode = z.string().check(
  z.maxLength(16),
  z.overwrite((typed) => typed.replace(/[\s-]/g, "")),
  z.regex(/^[0-9]{6}$/),
);

/** As printed or without its hyphens, in either case. */
export const recoveryCode = z.string().check(
  z.maxLength(recoveryCodeLimit),
  z.overwrite((typed) => typed.replace(/[\s-]/g, "").toUpperCase()),
  z.regex(/^[A-Z2-7]{16}$/),
);

/** One second factor, shown. */
export const factorProof = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("totp"), code: totpCode }),
  z.strictObject({ kind: z.literal("recovery_code"), code: recoveryCode }),
  z.strictObject({ kind: z.literal("passkey"), passkey: assertion }),
]);
export type FactorProof = z.output<typeof factorProof>;

const credential = z.strictObject({ id: z.string(), transports: z.array(transport) });

/** Options for a browser to ask for a passkey; with no credentials named, it offers those it knows. */
export const passkeyQuestion = z.strictObject({
  challengeId: id,
  challenge: z.string(),
  rpId: z.string(),
  credentials: z.array(credential),
});

/** Options for a browser to make a passkey. */
export const passkeyOffer = z.strictObject({
  challengeId: id,
  challenge: z.string(),
  rpId: z.string(),
  rpName: z.string(),
  userHandle: z.string(),
  userName: z.string(),
  displayName: z.string(),
  algorithms: z.array(z.number()),
  /** Passkeys this person has already: a device makes no second one. */
  exclude: z.array(credential),
});

export const passkeyName = text(64);

/** Factors that guard a person, without their secrets. */
export const factors = z.strictObject({
  totp: z.nullable(z.strictObject({ since: moment, lastUsedAt: z.nullable(moment) })),
  passkeys: z.array(
    z.strictObject({
      id,
      name: z.string(),
      /** Lives in an account of its maker's and reaches the person's other devices. */
      synced: z.boolean(),
      /** The address it works at. */
      host: z.string(),
      /** Works at the address this was asked from. */
      here: z.boolean(),
      createdAt: moment,
      lastUsedAt: z.nullable(moment),
    }),
  ),
  recoveryCodes: z.nullable(z.strictObject({ left: z.number(), madeAt: moment })),
  /** A client of this person asks for a second factor: the last one cannot be taken away without another. */
  required: z.boolean(),
  /** There is a password that can prove who they are. */
  hasPassword: z.boolean(),
});

/** Recovery codes as they are shown, once; null: those made before still hold. */
export const newRecoveryCodes = z.nullable(z.array(z.string()));

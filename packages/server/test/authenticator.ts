// An authenticator in software, as WebAuthn describes one: makes ES256 passkeys and signs what it is asked.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  assertion,
  attestation,
  passkeyOffer,
  passkeyQuestion,
} from "@trilha/contract/accounts/identity/factor-shapes.ts";
import type * as z from "zod/mini";

type Question = z.output<typeof passkeyQuestion>;
type Offer = z.output<typeof passkeyOffer>;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const flagPresent = 0x01;
const flagVerified = 0x04;
const flagAttested = 0x40;

// The little of CBOR (RFC 8949) an attestation is written in.
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
};
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

export class Authenticator {
  readonly credentialId = randomBytes(32).toString("base64url");
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  /** Grows with each use; one that stays 0 does not count, as of passkeys that travel. */
  counter = 0;
  counts = true;
  /** Whether it asks for a finger, a face or a PIN. */
  verifies = true;
  origin = "http://localhost";

  #data(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const given = flagPresent | (this.verifies ? flagVerified : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([given]), count]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** As a server keeps it (COSE). */
  get publicKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, "base64url"))],
      [integer(-3), bytes(Buffer.from(y, "base64url"))],
    );
  }

  make(offer: Offer): z.output<typeof attestation> {
    const id = Buffer.from(this.credentialId, "base64url");
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.publicKey]);
    const data = Buffer.concat([this.#data(offer.rpId, flagAttested), attested]);
    const object = map(
      [text("fmt"), text("none")],
      [text("attStmt"), map()],
      [text("authData"), bytes(data)],
    );
    return {
      challengeId: offer.challengeId,
      credentialId: this.credentialId,
      clientDataJSON: this.#clientData("webauthn.create", offer.challenge).toString("base64url"),
      attestationObject: object.toString("base64url"),
      transports: ["internal"],
    };
  }

  sign(question: Question): z.output<typeof assertion> {
    if (this.counts) this.counter += 1;
    const data = this.#data(question.rpId, 0);
    const clientData = this.#clientData("webauthn.get", question.challenge);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return {
      challengeId: question.challengeId,
      credentialId: this.credentialId,
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    };
  }
}

import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, given away once: what is kept of them is their hash. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** Digest kept of a random token. Neither salt nor key: nobody tries 256 bits. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

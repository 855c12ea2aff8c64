import { createHash } from "node:crypto";

/** The token is given away once and kept as what it hashes to. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

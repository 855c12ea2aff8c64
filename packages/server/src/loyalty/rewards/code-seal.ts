import type { Keys } from "../../core/keys.ts";
import { seal, sealingKey, unseal } from "../../core/seal.ts";

// Security: a code is worth money. At rest it is sealed; a mark that only our keys make tells whether one is there
// already. In clear it exists while a file is read and while its owner looks at it.

/** One code as it is kept. */
export interface SealedCode {
  sealed: Buffer;
  sealed_with: Buffer;
  mark: Buffer;
}

export function sealCode(keys: Keys, clientId: string, code: string): SealedCode {
  return {
    sealed: seal(keys, "reward-code", code),
    sealed_with: codeKey(keys),
    mark: keys.sign("reward-code-mark", marked(clientId, code)),
  };
}

export const openCode = (keys: Keys, sealed: Buffer): string => unseal(keys, "reward-code", sealed);

/** A name of the key codes are sealed with now. */
export const codeKey = (keys: Keys): Buffer => sealingKey(keys, "reward-code");

/** The marks a code may be known by: one for each key of ours that is still valid. */
export const marksOf = (keys: Keys, clientId: string, code: string): Buffer[] =>
  keys.signatures("reward-code-mark", marked(clientId, code));

/** Two ways to write one code: capitals, spaces and dashes make no other code. */
export const normalCode = (code: string): string =>
  code
    .normalize("NFKC")
    .replace(/[\s-]+/gu, "")
    .toUpperCase();

const marked = (clientId: string, code: string) => `${clientId} ${normalCode(code)}`;

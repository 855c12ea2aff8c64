import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";

/** argon2id (the library's default kind): 19 MiB, two passes, one lane. Raising it re-hashes people as they sign in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Hashing runs in worker threads; leaving a core to the event loop keeps every other request quick meanwhile.
const places = Math.max(1, Math.min(4, availableParallelism() - 1));
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= places) await new Promise<void>((go) => waiting.push(go));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

/** A hash to keep, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let stranger: Promise<string> | undefined;

/**
 * Whether a password is right. Where there is none to compare with, one that nobody knows is compared instead,
 * so that an unknown name takes as long as a wrong password.
 */
export async function passwordIsRight(password: string, hash: string | null | undefined): Promise<boolean> {
  stranger ??= hashPassword(randomBytes(24).toString("base64url"));
  const compared = hash ?? (await stranger);
  const right = await inTurn(() => verify(compared, password));
  return right && Boolean(hash);
}

/** Whether a hash was made with a lower cost than today's. */
export function needsRehash(hash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hash);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost || parallelism !== cost.parallelism;
}

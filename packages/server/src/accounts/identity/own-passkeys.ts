import type {
  addPasskey as addSpec,
  offerPasskey as offerSpec,
  removePasskey as removeSpec,
  renamePasskey as renameSpec,
} from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { mostPasskeys } from "@trilha/contract/accounts/identity/factor-shapes.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { randomToken } from "../../core/random-token.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { afterEnrolling, afterRemoving, codesForFirstFactor } from "./enrol.ts";
import { freshProof } from "./fresh-proof.ts";
import { findPerson, nameOfClient } from "./identity.accounts.queries.ts";
import { insertChallenge } from "./identity.challenges.queries.ts";
import * as queries from "./identity.passkeys.queries.ts";
import { partyOf, passkeyAlgorithms, readAttestation, transportsOf } from "./passkeys.ts";

const lifeMs = 5 * 60_000;

/** Options for a browser to make a passkey for the host the caller uses. */
export const offerOwnPasskey: UseCase<typeof offerSpec> = async (call) => {
  const { userId, sessionId, clientId, name } = call.actor;
  const stale = await freshProof(call);
  if (stale) return stale;
  const party = await partyOf(call);
  const challenge = randomToken();
  return call.write(async (tx) => {
    const person = await findPerson(tx, userId);
    if (!person) return refuse(identityProblems.sessionEnded);
    const own = await queries.passkeysOf(tx, userId);
    if (own.length >= mostPasskeys) return refuse(identityProblems.tooManyPasskeys, { most: mostPasskeys });
    const challengeId = await insertChallenge(tx, {
      purpose: "passkey_new",
      userId,
      sessionId,
      random: challenge,
      now: call.now,
      endsAt: new Date(call.now.getTime() + lifeMs),
    });
    return {
      challengeId,
      challenge,
      rpId: party.id,
      rpName: (clientId && (await nameOfClient(tx, clientId))) || "Trilha",
      userHandle: Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url"),
      userName: person.username,
      displayName: name,
      algorithms: passkeyAlgorithms,
      exclude: own
        .filter(({ rp_id }) => rp_id === party.id)
        .map((one) => ({ id: one.credential_id, transports: transportsOf(one.transports) })),
    };
  });
};

/** Keeps a passkey the browser made. */
export const addOwnPasskey: UseCase<typeof addSpec> = async (call, { body }) => {
  const { userId, sessionId } = call.actor;
  const stale = await freshProof(call);
  if (stale) return stale;
  const made = await readAttestation(call, { purpose: "passkey_new", userId, sessionId }, body.passkey);
  if (!made) return refuse(identityProblems.passkeyNotAccepted);
  const codes = await codesForFirstFactor(call);
  return call.write(async (tx) => {
    const own = await queries.passkeysOf(tx, userId);
    if (own.length >= mostPasskeys) return refuse(identityProblems.tooManyPasskeys, { most: mostPasskeys });
    const id = await queries.insertPasskey(tx, {
      ...made,
      user_id: userId,
      name: body.name,
      created_at: call.now,
    });
    if (!id) return refuse(identityProblems.passkeyNotAccepted);
    return { id, recoveryCodes: await afterEnrolling(tx, call, "passkey", codes) };
  });
};

export const renameOwnPasskey: UseCase<typeof renameSpec> = async (call, { params, body }) => {
  const { userId } = call.actor;
  const named = await call.write((tx) =>
    queries.renamePasskey(tx, { id: params.id, userId, name: body.name }),
  );
  if (isRefusal(named)) return named;
  return named ? undefined : refuse(genericProblems.notFound);
};

/** A removed passkey is accepted no more, and whoever holds it learns nothing from trying. */
export const removeOwnPasskey: UseCase<typeof removeSpec> = async (call, { params }) => {
  const own = await call.read((tx) => queries.passkeysOf(tx, call.actor.userId));
  if (!own.some(({ id }) => id === params.id)) return refuse(genericProblems.notFound);
  const stale = await freshProof(call);
  if (stale) return stale;
  return call.write(async (tx) => {
    const gone = await queries.deletePasskey(tx, params.id, call.actor.userId);
    if (gone === undefined) return refuse(genericProblems.notFound);
    await afterRemoving(tx, call, "passkey");
    return undefined;
  });
};

import { checkPassword } from "@trilha/contract/accounts/identity/checks.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { passwordDemands } from "./identity.accounts.queries.ts";
import { isGuessable } from "./rules/guessable-password.ts";
import { type PasswordDemands, strictest } from "./rules/password-demands.ts";

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * The most common passwords there are (some 49,000, offline), lower case. Read when the first new password comes:
 * signing in does not need them.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return list;
}

interface Owner {
  id: string;
  username: string;
  email: string | null;
  first_name: string;
  last_name: string;
}

/** Strictest demands of a person's clients on a password, and the words it must not be made of. */
export async function demandsOn(
  tx: Tx,
  owner: Owner,
): Promise<{ demands: PasswordDemands; phrases: string[] }> {
  const clients = await passwordDemands(tx, owner.id);
  return {
    demands: strictest(clients),
    phrases: [
      owner.username,
      owner.email?.split("@")[0] ?? "",
      owner.first_name,
      owner.last_name,
      ...clients.flatMap(({ name, slug, brands }) => [name, slug, ...brands]),
    ],
  };
}

/** Says no to a new password that is too short, too weak or among the first anyone would try. */
export async function refusePassword(
  password: string,
  policy: { demands: PasswordDemands; phrases: readonly string[] },
): Promise<Refusal | undefined> {
  const wrong = checkPassword(password, policy.demands);
  if (wrong) return refuse(genericProblems.invalidInput, {}, [{ path: "body.password", ...wrong }]);
  if (!isGuessable(password, { common: await commonPasswords(), phrases: policy.phrases })) return undefined;
  return refuse(genericProblems.invalidInput, {}, [{ path: "body.password", code: "password_common" }]);
}

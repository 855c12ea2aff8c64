import type { DocumentCountry } from "@trilha/contract/core/country.ts";
import { demandsOn, strictest } from "../../accounts/identity/index.ts";
import type { GuestCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { type AccountRow, accountByEmail } from "../people/index.ts";
import { membershipOf } from "./registration.members.queries.ts";
import { type FormClient, formClient, type RegistrationRow } from "./registration.queries.ts";
import { linkLifeMs, mostTries, type NormalizedRegistration, openValues } from "./registration-secrets.ts";

/** Registration behind a link that still works. */
export interface ReadLink {
  readonly row: RegistrationRow;
  readonly said: NormalizedRegistration;
  readonly client: FormClient;
  /** Owner of the address; they keep their password, if they have one. */
  readonly account: AccountRow | undefined;
  readonly needsPassword: boolean;
}

/** Why a link works no more is nobody's business: used, over, tried too often, or its person is in already. */
export async function readLink(
  tx: Tx,
  call: GuestCall,
  row: RegistrationRow | undefined,
): Promise<ReadLink | undefined> {
  if (!row?.sealed || !row.mailed_at || row.tries >= mostTries) return undefined;
  if (call.now.getTime() - row.mailed_at.getTime() > linkLifeMs) return undefined;
  const values = openValues(call.parts.keys, row.sealed);
  const client = await formClient(tx, row.client_id);
  if (!client) return undefined;
  const account = await accountByEmail(tx, values.email);
  if (account && (await membershipOf(tx, row.client_id, account.id))) return undefined;
  return {
    row,
    said: values,
    client,
    account,
    needsPassword: !account?.password_hash || account.password_client_id !== null,
  };
}

/** Country that gave the document: the one they live in, where none was said. */
export const documentCountryOf = ({ documentCountry, country }: ReadLink["said"]): DocumentCountry =>
  documentCountry ?? country;

/** Demands on the password, and the words it must not be made of. */
export async function demandsFor(tx: Tx, { said: fields, client, account }: ReadLink) {
  const others = account && (await demandsOn(tx, account));
  const here = { minLength: client.minLength, strength: client.strength };
  return {
    demands: strictest(others ? [others.demands, here] : [here]),
    phrases: [
      ...(others?.phrases ?? []),
      fields.email.split("@")[0] ?? "",
      fields.firstName,
      fields.lastName ?? "",
      client.name,
      client.slug,
      ...client.brands,
    ],
  };
}

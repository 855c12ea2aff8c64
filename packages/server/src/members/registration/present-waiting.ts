import type { waiting, waitingItem } from "@trilha/contract/members/registration/shapes.ts";
import type * as z from "zod/mini";
import { maskDocument, maskPhones } from "../../accounts/identity/index.ts";
import type { MemberCall } from "../../core/call.ts";
import type { WaitingItemRow, WaitingRegistrationRow } from "./registration.waiting.queries.ts";

const seesPersonal = (call: MemberCall, row: WaitingItemRow) =>
  row.personalDataOpen && call.actor.permissions.has("people.read_personal");

/** One who waits, as a line of the queue. */
export function presentItem(call: MemberCall, row: WaitingItemRow): z.output<typeof waitingItem> {
  const { id, name, email, country, jobProfile, store, form } = row;
  return {
    ...{ id, name, email, country, jobProfile, store, form },
    document: seesPersonal(call, row) ? row.document : maskDocument(row.document),
    waitingSince: row.waitingSince.toISOString(),
  };
}

/** One who waits, with what they said; what is their own, to who may read it. */
export function presentWaiting(call: MemberCall, row: WaitingRegistrationRow): z.output<typeof waiting> {
  const personal = seesPersonal(call, row);
  const { personalDataOpen: _open, ...facts } = row;
  return {
    ...facts,
    ...presentItem(call, row),
    ...(!personal && { birthday: null, address: {}, disability: null, phones: maskPhones(row.phones) }),
  };
}

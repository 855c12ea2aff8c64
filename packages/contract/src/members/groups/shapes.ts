import * as z from "zod/mini";
import { id, text, version } from "../../core/shapes.ts";
import { groupNameLimit } from "./limits.ts";

/** A group of people the client made; conditions may ask for it. */
export const peopleGroup = z.strictObject({ id, name: z.string(), members: z.number(), version: z.number() });
export type PeopleGroup = z.output<typeof peopleGroup>;

export const groupCreate = z.strictObject({ name: text(groupNameLimit) });
export const groupEdit = z.strictObject({ name: text(groupNameLimit), version });

/** Member of a group. */
export const groupMember = z.strictObject({
  membershipId: id,
  name: z.string(),
  store: z.nullable(z.string()),
});

const memberships = z.array(id).check(z.maxLength(500));
/** Members to add and to remove; whoever is in, or out, already stays so. */
export const groupMemberChange = z.strictObject({ add: memberships, remove: memberships });

/** Columns of a file of members; a header row is needed, order is free. */
export const memberColumns = ["person"] as const;
export type MemberColumn = (typeof memberColumns)[number];

/** Audience of conditions: how many people, and the first of them by name. */
export const audience = z.strictObject({ people: z.number(), first: z.array(z.string()) });
export type Audience = z.output<typeof audience>;

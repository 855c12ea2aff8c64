import * as z from "zod/mini";
import { ageBands } from "../../accounts/identity/age-bands.ts";
import { documentLimit, programmeCodeLimit } from "../../core/limits.ts";
import {
  country,
  documentCountry,
  email,
  id,
  locale,
  moment,
  optionalText,
  searchText,
  text,
  version,
} from "../../core/shapes.ts";
import { jobProfiles, roles } from "../../permissions.ts";
import type { importColumns } from "./import-columns.ts";

export const membershipStatuses = ["awaiting_approval", "active", "blocked"] as const;
export const membershipStatus = z.enum(membershipStatuses);

/** Filters of a list of people. */
export const peopleFilter = z.strictObject({
  search: searchText,
  status: z.optional(membershipStatus),
  role: z.optional(z.enum(roles)),
  jobProfile: z.optional(z.enum(jobProfiles)),
  country: z.optional(country),
  groupId: z.optional(id),
  /** §limits#age-bands Needs the right to personal data; of people who opened theirs. */
  ageBand: z.optional(z.enum(ageBands)),
  /** Only people who have never come in. */
  entered: z.optional(z.literal("never")),
});

export const personItem = z.strictObject({
  /** The membership's id: one person in one client. */
  id,
  userId: id,
  name: z.string(),
  email: z.nullable(z.string()),
  /** Masked unless the caller may read personal data. */
  document: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  status: membershipStatus,
  roles: z.array(z.enum(roles)),
  jobProfile: z.nullable(z.enum(jobProfiles)),
  country,
  store: z.nullable(z.string()),
  lastSignInAt: z.nullable(moment),
  createdAt: moment,
});

export const listedPerson = z.strictObject({
  ...personItem.shape,
  /** Null where the caller may not know, there is no birthday, or the person is too young for any. */
  ageBand: z.nullable(z.enum(ageBands)),
});

export const person = z.strictObject({
  ...personItem.shape,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  documentCountry: z.nullable(documentCountry),
  phones: z.record(z.string(), z.string()),
  birthday: z.nullable(z.string()),
  locale: z.nullable(locale),
  statusReason: z.nullable(z.string()),
  companyId: z.nullable(id),
  brandId: z.nullable(id),
  retailerId: z.nullable(id),
  storeId: z.nullable(id),
  groupIds: z.array(id),
  gminNumber: z.nullable(z.string()),
  cadvCode: z.nullable(z.string()),
  sapCode: z.nullable(z.string()),
  isSuperuser: z.boolean(),
  /** Guarded by more than a password. */
  hasFactor: z.boolean(),
  /** Until when the access code they were given works; null: they have none that does. */
  accessCodeUntil: z.nullable(moment),
  version: z.number(),
  can: z.strictObject({
    edit: z.boolean(),
    assignRoles: z.boolean(),
    approve: z.boolean(),
    block: z.boolean(),
    unblock: z.boolean(),
    invite: z.boolean(),
    removeFactors: z.boolean(),
    issueAccessCode: z.boolean(),
    correctDocument: z.boolean(),
    askNewPassword: z.boolean(),
  }),
});

const programLinks = {
  jobProfile: z.nullable(z.enum(jobProfiles)),
  companyId: z.nullable(id),
  brandId: z.nullable(id),
  retailerId: z.nullable(id),
  storeId: z.nullable(id),
  groupIds: z.array(id).check(z.maxLength(50)),
  gminNumber: z.nullable(optionalText(programmeCodeLimit)),
  cadvCode: z.nullable(optionalText(programmeCodeLimit)),
  sapCode: z.nullable(optionalText(programmeCodeLimit)),
};

export const invitation = z.strictObject({
  firstName: text(),
  lastName: optionalText(),
  email,
  country,
  locale: z.optional(locale),
  document: z.optional(optionalText(documentLimit)),
  /** Left out: the country of the invitation. */
  documentCountry: z.optional(documentCountry),
  roles: z._default(z.array(z.enum(roles)).check(z.maxLength(roles.length)), []),
  jobProfile: z.optional(z.nullable(z.enum(jobProfiles))),
});

export const personEdit = z.strictObject({ version, ...programLinks });

/** §states#account: what a decision turns a membership into. */
export const decisions = ["approve", "block", "unblock"] as const;
export type Decision = (typeof decisions)[number];

export type ImportColumn = (typeof importColumns)[number];

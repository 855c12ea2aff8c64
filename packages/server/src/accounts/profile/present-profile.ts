import type { Profile } from "@trilha/contract/accounts/identity/shapes.ts";
import type { SignedCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { birthdayParts } from "./rules/birthday.ts";
import { profileCompleteness } from "./rules/profile-completeness.ts";
import type { ProfileRow } from "./session.profile.queries.ts";

/** §entities#user-profile, as the person reads it. */
export function presentProfile(call: SignedCall, row: ProfileRow): Profile {
  const {
    birthday,
    phoneVerifiedAt,
    avatarFileId,
    phones,
    address,
    jobProfile,
    company,
    brand,
    retailer,
    store,
    groups,
    gminNumber,
    cadvCode,
    sapCode,
    ...plain
  } = row;
  return {
    ...plain,
    birthday: birthdayParts(birthday),
    phones: phones as Profile["phones"],
    phoneVerified: phoneVerifiedAt !== null,
    address: address as Profile["address"],
    imageUrl: pictureUrl(call, avatarFileId, "large"),
    program: { jobProfile, company, brand, retailer, store, groups, gminNumber, cadvCode, sapCode },
    completeness: profileCompleteness(row),
  };
}

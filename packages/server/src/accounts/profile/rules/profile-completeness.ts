// §entities#user-profile: how much of the plain fields is filled in, as the profile page and home show it.

export interface ProfileFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string | null;
  readonly gender: string | null;
  readonly maritalStatus: string | null;
  readonly children: number | null;
  readonly birthday: string | null;
  readonly profession: string | null;
  readonly phones: Readonly<Record<string, string>>;
  readonly address: Readonly<Record<string, string>>;
}

/** Fields everybody can fill in; one phone is enough, and what only some people have (a disability) does not count. */
const filled: readonly ((profile: ProfileFacts) => boolean)[] = [
  ({ firstName }) => firstName !== "",
  ({ lastName }) => lastName !== "",
  ({ nickname }) => Boolean(nickname),
  ({ gender }) => Boolean(gender),
  ({ maritalStatus }) => Boolean(maritalStatus),
  ({ children }) => children !== null,
  ({ birthday }) => birthday !== null,
  ({ profession }) => Boolean(profession),
  ({ phones }) => Object.values(phones).some(Boolean),
  ({ address }) => Boolean(address.zipCode),
  ({ address }) => Boolean(address.state && address.city),
  ({ address }) => Boolean(address.street && address.number),
];

/** 0 to 100; 100 only when nothing is missing. */
export function profileCompleteness(profile: ProfileFacts): number {
  const count = filled.filter((isFilled) => isFilled(profile)).length;
  return Math.floor((count / filled.length) * 100);
}

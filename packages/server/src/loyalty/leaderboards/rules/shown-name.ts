import type { ShownName } from "@trilha/contract/loyalty/leaderboards/shapes.ts";

/** Names of a person and of what they chose; without a choice it is the nickname. */
export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string | null;
  readonly shown: ShownName;
}

/** First name and the initial of the last: enough for those who know them. */
export function briefName({ firstName, lastName }: Pick<PersonNames, "firstName" | "lastName">): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toLocaleUpperCase()}.` : firstName.trim();
}

/** §loyalty#leaderboard ranking: what others read of somebody; null where they chose to be hidden. Of oneself there is always a name. */
export function shownName(person: PersonNames, toThemselves: boolean): string | null {
  if (person.shown === "hidden" && !toThemselves) return null;
  const nickname = person.nickname?.trim();
  return person.shown !== "name" && nickname ? nickname : briefName(person);
}

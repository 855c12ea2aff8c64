// Which client is selected when a session starts (§purpose#clients "selects one", §states#account, §roles#module-access): the one whose door it was,
// else the last one, else the first; only where the person is active. Superusers may be anywhere. A client under
// maintenance lets its staff in and nobody else (§routes#maintenance-login maintenance-login).

export interface MembershipStatus {
  readonly clientId: string;
  readonly status: "awaiting_approval" | "active" | "blocked";
  /** Holds a staff role there. */
  readonly staff: boolean;
  /** The client is closed for maintenance. */
  readonly closed: boolean;
}

export interface SelectionFacts {
  readonly isSuperuser: boolean;
  /** Longest membership first. */
  readonly standings: readonly MembershipStatus[];
  readonly atDoor: string | null;
  readonly last: string | null;
  /** Where a superuser without any of these goes; null when there is no client yet. */
  readonly first: string | null;
}

export type Denial = "blocked" | "awaiting_approval" | "no_access" | "maintenance";
export type ClientSelection = { readonly clientId: string | null } | { readonly denied: Denial };

/** Active, but before a door that only staff pass just now. */
export const isShutOut = ({ status, staff, closed }: MembershipStatus): boolean =>
  status === "active" && closed && !staff;

export function selectClient(facts: SelectionFacts): ClientSelection {
  const active = facts.standings.filter(({ status }) => status === "active");
  if (facts.isSuperuser) {
    return { clientId: facts.atDoor ?? facts.last ?? active[0]?.clientId ?? facts.first };
  }
  // A closed door is told as closed: its visitor is not led into another house instead.
  const here = active.find(({ clientId }) => clientId === facts.atDoor);
  if (here && isShutOut(here)) return { denied: "maintenance" };
  const open = active.filter((standing) => !isShutOut(standing)).map(({ clientId }) => clientId);
  for (const wish of [facts.atDoor, facts.last, ...open]) {
    if (wish !== null && open.includes(wish)) return { clientId: wish };
  }
  return { denied: denialOf(facts) };
}

/** Nowhere to be: what the door's own client says, else the hopeful news before the bad. */
function denialOf({ standings, atDoor }: SelectionFacts): Denial {
  const here = standings.find(({ clientId }) => clientId === atDoor)?.status;
  if (here === "blocked" || here === "awaiting_approval") return here;
  if (standings.some(isShutOut)) return "maintenance";
  if (standings.some(({ status }) => status === "awaiting_approval")) return "awaiting_approval";
  return standings.length > 0 ? "blocked" : "no_access";
}

/** §roles#module-access: whether somebody may be in this client and no other: a running session that moves there, a token made for it. */
export function maySelect(
  clientId: string,
  who: { isSuperuser: boolean; standings: readonly MembershipStatus[] },
): "yes" | Denial {
  if (who.isSuperuser) return "yes";
  const standing = who.standings.find((one) => one.clientId === clientId);
  if (!standing) return "no_access";
  if (standing.status !== "active") return standing.status;
  return isShutOut(standing) ? "maintenance" : "yes";
}

// Which client is selected when a session starts (§1 "selects one", §4 Account, §6): the one whose door it was,
// else the last one, else the first; only where the person is active. Superusers may be anywhere.

export interface Standing {
  readonly clientId: string;
  readonly status: "awaiting_approval" | "active" | "blocked";
}

export interface SelectionFacts {
  readonly isSuperuser: boolean;
  /** Longest membership first. */
  readonly standings: readonly Standing[];
  readonly atDoor: string | null;
  readonly last: string | null;
  /** Where a superuser without any of these goes; null when there is no client yet. */
  readonly first: string | null;
}

export type Selection =
  | { readonly clientId: string | null }
  | { readonly denied: "blocked" | "awaiting_approval" | "no_access" };

export function selectClient(facts: SelectionFacts): Selection {
  const active = facts.standings.filter(({ status }) => status === "active").map(({ clientId }) => clientId);
  if (facts.isSuperuser) return { clientId: facts.atDoor ?? facts.last ?? active[0] ?? facts.first };
  for (const wish of [facts.atDoor, facts.last, ...active]) {
    if (wish !== null && active.includes(wish)) return { clientId: wish };
  }
  return { denied: denialOf(facts) };
}

/** Nowhere active: what the door's own client says, else the hopeful news before the bad. */
function denialOf({ standings, atDoor }: SelectionFacts): "blocked" | "awaiting_approval" | "no_access" {
  const here = standings.find(({ clientId }) => clientId === atDoor)?.status;
  if (here === "blocked" || here === "awaiting_approval") return here;
  if (standings.some(({ status }) => status === "awaiting_approval")) return "awaiting_approval";
  return standings.length > 0 ? "blocked" : "no_access";
}

/** §6: whether a running session may move to a client. */
export function maySelect(
  clientId: string,
  who: { isSuperuser: boolean; standings: readonly Standing[] },
): "yes" | "blocked" | "awaiting_approval" | "no_access" {
  if (who.isSuperuser) return "yes";
  const status = who.standings.find((standing) => standing.clientId === clientId)?.status;
  if (!status) return "no_access";
  return status === "active" ? "yes" : status;
}

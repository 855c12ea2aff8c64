// §roles#permissions: staff look after people by permission; nobody changes their own access, and a superuser's only a superuser.

import type { Decision } from "@trilha/contract/members/people/shapes.ts";
import { membershipTransitions } from "@trilha/contract/members/people/states.ts";
import type { Permission } from "@trilha/contract/permissions.ts";

export interface Viewer {
  userId: string;
  isSuperuser: boolean;
  permissions: ReadonlySet<Permission>;
}

export interface ManagedPerson {
  userId: string;
  isSuperuser: boolean;
  status: keyof typeof membershipTransitions;
  hasPassword: boolean;
  /** Chosen by the person; that of an access code counts for one programme's sessions. */
  hasOwnPassword: boolean;
  mustChangePassword: boolean;
  personalDataOpen: boolean;
  email: string | null;
  hasCome: boolean;
  hasFactor: boolean;
  /** A member of another client too. */
  isElsewhere: boolean;
}

/** Why the viewer may not change this person's access, whatever the viewer's roles. */
export function outOfReach(
  viewer: Pick<Viewer, "userId" | "isSuperuser">,
  subject: Pick<ManagedPerson, "userId" | "isSuperuser">,
): "own" | "superuser" | undefined {
  if (viewer.userId === subject.userId) return "own";
  return subject.isSuperuser && !viewer.isSuperuser ? "superuser" : undefined;
}

/** The link of an invitation sets a first password: it is for who has none, has an address, and is not blocked. */
export function canBeInvited(subject: Pick<ManagedPerson, "status" | "hasPassword" | "email">): boolean {
  return subject.email !== null && !subject.hasPassword && subject.status !== "blocked";
}

/**
 * Security row 8: whether the viewer may take away a second factor somebody lost. Who is staff of another client too
 * goes to a superuser: one client must not open another's doors.
 */
export function mayRemoveFactors(
  viewer: Viewer,
  subject: Pick<ManagedPerson, "userId" | "isSuperuser" | "isElsewhere">,
): boolean {
  if (outOfReach(viewer, subject) !== undefined || !viewer.permissions.has("people.remove_factors"))
    return false;
  return viewer.isSuperuser || !subject.isElsewhere;
}

/** An account is one for all programmes: what changes it is up to staff only where no other programme knows it. */
const isOurs = (viewer: Viewer, subject: Pick<ManagedPerson, "userId" | "isSuperuser" | "isElsewhere">) =>
  outOfReach(viewer, subject) === undefined && (viewer.isSuperuser || !subject.isElsewhere);

/** §validation#document-correction: staff correct a document they may read. */
export function mayCorrectDocument(
  viewer: Viewer,
  subject: Pick<ManagedPerson, "userId" | "isSuperuser" | "isElsewhere" | "personalDataOpen">,
): boolean {
  const reads = subject.personalDataOpen && viewer.permissions.has("people.read_personal");
  return reads && viewer.permissions.has("people.edit") && isOurs(viewer, subject);
}

/** §states#new-password */
export function mayAskNewPassword(
  viewer: Viewer,
  subject: Pick<ManagedPerson, "userId" | "isSuperuser" | "isElsewhere">,
): boolean {
  return viewer.permissions.has("people.edit") && isOurs(viewer, subject);
}

/** Abilities of the viewer on this person, as of now. */
export function abilities(viewer: Viewer, subject: ManagedPerson) {
  const reachable = outOfReach(viewer, subject) === undefined;
  const decides = (decision: Decision) =>
    reachable &&
    viewer.permissions.has("people.decide") &&
    membershipTransitions[subject.status][decision] !== undefined;
  return {
    edit: viewer.permissions.has("people.edit"),
    assignRoles: reachable && viewer.permissions.has("people.assign_roles"),
    approve: decides("approve"),
    block: decides("block"),
    unblock: decides("unblock"),
    invite: viewer.permissions.has("people.invite") && canBeInvited(subject),
    // Why somebody gets none all the same, such as no birth date, is said when it is asked for.
    issueAccessCode:
      viewer.permissions.has("people.issue_access_codes") &&
      subject.status === "active" &&
      subject.email === null &&
      !subject.hasPassword &&
      !subject.hasCome,
    correctDocument: mayCorrectDocument(viewer, subject),
    askNewPassword:
      subject.hasOwnPassword && !subject.mustChangePassword && mayAskNewPassword(viewer, subject),
    removeFactors: subject.hasFactor && mayRemoveFactors(viewer, subject),
  };
}

import { membershipStatuses } from "@trilha/contract/members/people/shapes.ts";
import { permissionsOf } from "@trilha/contract/permissions.ts";
import { describe, expect, test } from "vitest";
import {
  abilities,
  canBeInvited,
  type ManagedPerson,
  mayAskNewPassword,
  mayCorrectDocument,
  outOfReach,
  type Viewer,
} from "./people.policy.ts";

const administrator: Viewer = {
  userId: "admin",
  isSuperuser: false,
  permissions: permissionsOf({ isSuperuser: false, roles: ["program_administrator"] }),
};
const superuser: Viewer = {
  userId: "root",
  isSuperuser: true,
  permissions: permissionsOf({ isSuperuser: true, roles: [] }),
};
const auditor: Viewer = {
  userId: "auditor",
  isSuperuser: false,
  permissions: permissionsOf({ isSuperuser: false, roles: ["auditor"] }),
};
const ana: ManagedPerson = {
  userId: "ana",
  isSuperuser: false,
  status: "active",
  hasPassword: true,
  email: "ana@example.com",
  hasCome: true,
  hasFactor: false,
  hasOwnPassword: true,
  mustChangePassword: false,
  personalDataOpen: true,
  isElsewhere: false,
};
const allowed = (viewer: Viewer, subject: ManagedPerson) =>
  Object.entries(abilities(viewer, subject)).flatMap(([name, may]) => (may ? [name] : []));

describe("§roles#permissions whose access is out of reach", () => {
  test.each([
    { viewer: administrator, subject: ana, reason: undefined },
    { viewer: administrator, subject: { ...ana, userId: "admin" }, reason: "own" },
    { viewer: administrator, subject: { ...ana, isSuperuser: true }, reason: "superuser" },
    { viewer: superuser, subject: { ...ana, isSuperuser: true }, reason: undefined },
    { viewer: superuser, subject: { ...ana, userId: "root", isSuperuser: true }, reason: "own" },
  ])("$viewer.userId and $subject.userId: $reason", ({ viewer, subject, reason }) => {
    expect(outOfReach(viewer, subject)).toBe(reason);
  });
});

describe("§states#other-states what may be decided follows from the state", () => {
  const decisions = { awaiting_approval: ["approve", "block"], active: ["block"], blocked: ["unblock"] };

  test.each(membershipStatuses.map((status) => [status] as const))("%s", (status) => {
    expect(allowed(administrator, { ...ana, status })).toEqual([
      ...["edit", "assignRoles", ...decisions[status]],
      ...["correctDocument", "askNewPassword"],
    ]);
  });

  test("nobody decides on themselves; a reader decides nothing", () => {
    expect(allowed(administrator, { ...ana, userId: "admin" })).toEqual(["edit"]);
    expect(allowed(auditor, ana)).toEqual([]);
  });
});

test.each([
  { hasPassword: false, email: "a@b.c", status: "active", may: true },
  { hasPassword: false, email: "a@b.c", status: "awaiting_approval", may: true },
  { hasPassword: false, email: "a@b.c", status: "blocked", may: false },
  { hasPassword: true, email: "a@b.c", status: "active", may: false },
  { hasPassword: false, email: null, status: "active", may: false },
] as const)("may be invited again: $may ($status, password $hasPassword, $email)", ({ may, ...subject }) => {
  expect(canBeInvited(subject)).toBe(may);
  expect(allowed(administrator, { ...ana, ...subject }).includes("invite")).toBe(may);
});

describe("security row 8: who takes away a second factor that was lost", () => {
  const guarded = { ...ana, hasFactor: true };
  const may = (viewer: Viewer, subject: ManagedPerson) => allowed(viewer, subject).includes("removeFactors");

  test.each([
    ["an administrator, of a participant", administrator, guarded, true],
    ["an administrator, of who has none", administrator, ana, false],
    ["an administrator, their own", administrator, { ...guarded, userId: "admin" }, false],
    ["an administrator, a superuser's", administrator, { ...guarded, isSuperuser: true }, false],
    ["an administrator, of staff of another client", administrator, { ...guarded, isElsewhere: true }, false],
    ["a superuser, of staff of another client", superuser, { ...guarded, isElsewhere: true }, true],
    ["an auditor", auditor, guarded, false],
  ] as const)("%s: %s", (_name, viewer, subject, expected) => {
    expect(may(viewer, subject)).toBe(expected);
  });
});

describe("§validation#document-correction, §states#new-password whose account staff may change", () => {
  test.each([
    { viewer: administrator, subject: ana, document: true, password: true },
    { viewer: administrator, subject: { ...ana, personalDataOpen: false }, document: false, password: true },
    { viewer: administrator, subject: { ...ana, isElsewhere: true }, document: false, password: false },
    { viewer: administrator, subject: { ...ana, isSuperuser: true }, document: false, password: false },
    { viewer: administrator, subject: { ...ana, userId: "admin" }, document: false, password: false },
    { viewer: superuser, subject: { ...ana, isElsewhere: true }, document: true, password: true },
    { viewer: auditor, subject: ana, document: false, password: false },
  ])("$viewer.userId: document $document, password $password", ({ viewer, subject, ...may }) => {
    expect(mayCorrectDocument(viewer, subject)).toBe(may.document);
    expect(mayAskNewPassword(viewer, subject)).toBe(may.password);
  });
});

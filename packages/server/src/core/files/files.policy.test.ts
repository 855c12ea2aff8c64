import { type FileKind, fileKindNames } from "@trilha/contract/core/files/rules.ts";
import { permissionsOf } from "@trilha/contract/permissions.ts";
import { describe, expect, it } from "vitest";
import { mayUpload } from "./files.policy.ts";

const kindsFor = (who: Parameters<typeof permissionsOf>[0]): FileKind[] =>
  fileKindNames.filter((kind) => mayUpload(permissionsOf(who), kind));

describe("§roles#permissions who may upload", () => {
  it("everybody: an avatar, invoices, photos of stores, what they show support", () => {
    const everybodys = ["avatar", "invoice", "store_photo", "support"];
    expect(kindsFor({ isSuperuser: false, roles: [] }).sort()).toEqual(everybodys);
    expect(kindsFor({ isSuperuser: false, roles: ["auditor", "moderator"] }).sort()).toEqual(everybodys);
  });

  it("program administrators and superusers: all kinds", () => {
    expect(kindsFor({ isSuperuser: false, roles: ["program_administrator"] })).toEqual(fileKindNames);
    expect(kindsFor({ isSuperuser: true, roles: [] })).toEqual(fileKindNames);
  });
});

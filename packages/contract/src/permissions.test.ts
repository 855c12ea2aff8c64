import { describe, expect, it } from "vitest";
import { permissions, permissionsByRole, permissionsOf, roles } from "./permissions.ts";

describe("§roles#permissions", () => {
  it("give nothing to someone without a staff role", () => {
    expect(permissionsOf({ isSuperuser: false, roles: [] }).size).toBe(0);
  });

  it("stand once in the matrix", () => {
    expect(new Set(permissions).size).toBe(permissions.length);
  });

  it("give a superuser everything", () => {
    expect([...permissionsOf({ isSuperuser: true, roles: [] })].sort()).toEqual([...permissions].sort());
  });

  it("add up over roles, and no role reaches across clients", () => {
    const all = permissionsOf({ isSuperuser: false, roles: [...roles] });
    expect(all).toEqual(new Set(Object.values(permissionsByRole).flat()));
    expect(all.has("clients.list")).toBe(false);
    expect(all.has("clients.create")).toBe(false);
  });
});

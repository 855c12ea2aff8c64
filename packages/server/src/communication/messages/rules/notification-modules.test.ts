import { moduleFlags } from "@trilha/contract/core/modules.ts";
import { describe, expect, test } from "vitest";
import { isNotificationOn, modulesOfNotification } from "./notification-modules.ts";

const on = Object.fromEntries(moduleFlags.map((flag) => [flag, true]));

describe("§roles#module-access modules of notifications", () => {
  test.each([
    ["sale.accepted", "/insert-sales/1", ["has_sales"]],
    ["photo.rejected", "/upload-photos", ["has_photos"]],
    ["order.shipped", "/profile/orders/1", ["has_reward_store"]],
    ["learning.enrolled", "/trails/1", ["has_trails"]],
    ["learning.enrolled", "/online-courses/1", ["has_courses"]],
    ["certificates.ending", "/online-courses/1", ["has_certificates", "has_courses"]],
    ["password.changed", "/profile/security", []],
    ["export.ready", "/admin/exports", []],
    ["constructor.x", "/constructor", []],
  ])("%s to %s", (kind, link, modules) => {
    expect(modulesOfNotification({ kind, link })).toEqual(modules);
    expect(isNotificationOn({ kind, link }, on)).toBe(true);
    for (const module of modules)
      expect(isNotificationOn({ kind, link }, { ...on, [module]: false })).toBe(false);
    expect(isNotificationOn({ kind, link }, {})).toBe(modules.length === 0);
  });

  test("points are shown by campaigns or by the store", () => {
    const given = { kind: "points.given", link: "/profile/points" };
    expect(isNotificationOn(given, { has_reward_store: true })).toBe(true);
    expect(isNotificationOn(given, { has_sales: true })).toBe(false);
  });
});

// Every endpoint with every role: in the own client, in another client, without a token. Deny is the default.

import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { type Module, moduleFlags, plannedModules } from "@trilha/contract/core/modules.ts";
import { endpoints } from "@trilha/contract/endpoints.ts";
import {
  type Permission,
  permissions,
  permissionsByRole,
  type Role,
  roles,
} from "@trilha/contract/permissions.ts";
import { describe, expect, test, vi } from "vitest";
import type { Caller } from "../test/app.ts";
import { aClient, aMember, aParticipant, aStaffMember, aSuperuser, aUser, plant } from "../test/builders.ts";
import { useApp } from "../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const nobody = "00000000-0000-7000-8000-000000000000";
const guarded = endpoints.filter(
  ({ access }) => access !== "public" && access !== "app" && access !== "partner",
);

/** Sends nothing but ids that lead nowhere: enough to learn whether the door opens. */
function knock(spec: EndpointSpec, as?: Caller) {
  const params = spec.params
    ? {
        id: spec.id === "jobs.retry" ? "0" : nobody,
        ...{ campaignId: nobody, userId: nobody, type: "claim", order: 1, activityId: nobody, question: 0 },
      }
    : undefined;
  return app.request(spec, { params, query: {}, body: spec.body && {} } as never, { as });
}

function opens(spec: EndpointSpec, who: { roles: readonly Role[]; superuser?: boolean }): boolean {
  if (spec.access === "signed_in" || spec.access === "participant" || who.superuser) return true;
  return who.roles.some((role) => permissionsByRole[role].includes(spec.access as Permission));
}

const people: { name: string; roles: Role[]; superuser?: boolean }[] = [
  { name: "a participant", roles: [] },
  ...roles.map((role) => ({ name: role, roles: [role] })),
  { name: "a superuser", roles: [], superuser: true },
];

describe("without a token", () => {
  test.each(guarded.map((spec) => [spec.id, spec] as const))("%s is closed", async (_, spec) => {
    expect((await knock(spec)).refusal).toBe("401 session.required");
  });

  test.each(endpoints.filter((spec) => spec.access === "app").map((spec) => [spec.id, spec] as const))(
    "%s asks for the app's credentials",
    async (_, spec) => {
      const { status, text, headers } = await app.request(
        { ...spec, access: "public" },
        { body: {} } as never,
        {},
      );
      expect(status).toBe(401);
      expect(headers["www-authenticate"]).toMatch(/^Basic /);
      expect(text).toContain('"code":"request.credentials_wrong"');
    },
  );
});

describe.each(people)("in the own client, $name", (person) => {
  // Each door is knocked at by somebody of its own: some doors end the session.
  const someone = async () => {
    const client = await aClient(app);
    if (person.superuser) return aSuperuser(app, client);
    return person.roles.length > 0 ? aStaffMember(app, client, ...person.roles) : aParticipant(app, client);
  };

  test.each(guarded.map((spec) => [spec.id, spec] as const))("%s", async (_, spec) => {
    const { status, text } = await knock(spec, await someone());
    const denied = status === 401 || (status === 403 && text.includes("request.forbidden"));
    expect({ opened: !denied, status }).toEqual({ opened: opens(spec, person), status });
    expect(status).toBeLessThan(500);
  });
});

describe("§roles#module-access modules", () => {
  const off = Object.fromEntries(moduleFlags.map((flag) => [flag, false]));
  const gated = guarded.flatMap((spec) =>
    spec.module === "always" ? [] : [{ ...spec, modules: [spec.module].flat() }],
  );
  const staffOf = async (flags: Record<string, boolean>) =>
    aStaffMember(app, await aClient(app, { ...off, ...flags }), ...roles);

  test.each(gated.map(({ id, modules }) => [id, modules] as const))(
    "%s is refused to everybody with %j off, and opens with any of them",
    async (id, modules) => {
      const spec = endpoints.find((one) => one.id === id) as EndpointSpec;
      expect((await knock(spec, await staffOf({}))).refusal).toBe("404 request.module_off");
      const others = Object.fromEntries(
        moduleFlags.filter((flag) => !modules.some((one) => one === flag)).map((flag) => [flag, true]),
      );
      expect((await knock(spec, await staffOf(others))).refusal).toBe("404 request.module_off");
      for (const module of modules) {
        expect((await knock(spec, await staffOf({ [module]: true }))).text).not.toContain(
          "request.module_off",
        );
      }
    },
  );

  test("what belongs to no module opens whatever is off", async () => {
    const client = await aClient(app, off);
    for (const spec of guarded.filter(({ module }) => module === "always")) {
      const staff = await aStaffMember(app, client, ...roles);
      expect((await knock(spec, staff)).text, spec.id).not.toContain("request.module_off");
    }
  });

  test("a module the product does not have has no endpoint; one it has is of use", () => {
    const used = new Set(endpoints.flatMap(({ module }) => module));
    // Flags that only change what others do, or stand on pages that every client has.
    const elsewhere = ["group_training_use_score", "has_profile", "has_support"];
    expect(moduleFlags.filter((flag) => !used.has(flag as Module)).sort()).toEqual(
      [...plannedModules, ...elsewhere].sort(),
    );
  });

  test("a switch counts from the next call on, in a session that stands", async () => {
    const client = await aClient(app);
    const person = await aParticipant(app, client);
    const ranking = endpoints.find(({ id }) => id === "ranking.read_choice") as EndpointSpec;
    expect((await knock(ranking, person)).status).toBe(200);
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ has_ranking: false }).where("id", "=", client.id).execute(),
    );
    await vi.waitFor(async () =>
      expect((await knock(ranking, person)).refusal).toBe("404 request.module_off"),
    );
  });
});

describe("in another client", () => {
  const staffDoors = guarded.filter((spec) => (permissions as readonly string[]).includes(spec.access));

  test.each(staffDoors.map((spec) => [spec.id, spec] as const))(
    "%s is closed to staff of elsewhere, whatever their roles",
    async (_, spec) => {
      const [home, other] = [await aClient(app), await aClient(app)];
      const staff = await aStaffMember(app, home, ...roles);
      expect((await knock(spec, { userId: staff.userId, clientId: other.id })).refusal).toBe(
        "403 identity.no_access",
      );
    },
  );

  test("a role counts only where it was given", async () => {
    const [home, other] = [await aClient(app), await aClient(app)];
    const user = await aUser(app);
    await aMember(app, { client: home, user, roles: ["program_administrator"] });
    await aMember(app, { client: other, user });
    for (const spec of staffDoors) {
      expect((await knock(spec, { userId: user.id, clientId: other.id })).refusal).toBe(
        "403 request.forbidden",
      );
    }
  });
});

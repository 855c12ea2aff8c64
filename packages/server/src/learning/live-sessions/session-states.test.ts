import {
  type RegistrationState,
  registrationEvents,
  registrationMay,
  registrationStates,
  registrationSteps,
  seatHeld,
  sessionStates,
  sessionSteps,
} from "@trilha/contract/learning/live-sessions/states.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ routes: [] });

test("§states#live-sessions: every pair of states of a session is judged alike by the rule and the database", async () => {
  const { rows } = await plant(app, (tx) =>
    sql<{ from: (typeof sessionStates)[number]; to: (typeof sessionStates)[number]; fits: boolean }>`
      select f as from, t as to, session_step(f, t) as fits
      from unnest(${[...sessionStates]}::text[]) f, unnest(${[...sessionStates]}::text[]) t`.execute(tx),
  );
  expect(rows).toHaveLength(sessionStates.length ** 2);
  for (const { from, to, fits } of rows) expect(sessionSteps[from].includes(to), `${from} ${to}`).toBe(fits);
});

test("§states#registration-machine: every pair of states of a registration is judged alike by both", async () => {
  const before = ["none", ...registrationStates] as const;
  const { rows } = await plant(app, (tx) =>
    sql<{ from: (typeof before)[number]; to: RegistrationState; fits: boolean }>`
      select f as from, t as to, registration_step(f, t) as fits
      from unnest(${[...before]}::text[]) f, unnest(${[...registrationStates]}::text[]) t`.execute(tx),
  );
  expect(rows).toHaveLength(before.length * registrationStates.length);
  for (const { from, to, fits } of rows) {
    const reached = Object.values(registrationSteps[from]).flat();
    expect(reached.includes(to), `${from} ${to}`).toBe(fits);
  }
});

test("an act is possible where it leads somewhere", () => {
  for (const state of registrationStates) {
    for (const event of registrationEvents) {
      expect(registrationMay(state, event)).toBe((registrationSteps[state][event] ?? []).length > 0);
    }
  }
});

test("the database counts seats as the contract says who holds one", async () => {
  const source = await plant(app, (tx) =>
    sql<{
      body: string;
    }>`select prosrc as body from pg_proc where proname = 'live_session_seats_follow'`.execute(tx),
  );
  const body = source.rows[0]?.body ?? "";
  const taken = registrationStates.filter((state) => seatHeld[state] === "taken");
  expect(body).toContain(`new.state in (${taken.map((state) => `'${state}'`).join(", ")})`);
  expect(registrationStates.filter((state) => seatHeld[state] === "offered")).toEqual(["offered"]);
});

// Every endpoint × a session of every way in: what a client's own way opened reaches no further than that client
// (docs/decisions/039-proof-of-a-person-and-of-a-membership.md).

import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { endpoints } from "@trilha/contract/endpoints.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { aClient, aMember, type Client, plant, unique } from "../test/builders.ts";
import { useApp } from "../test/use-app.ts";
import { admit } from "./accounts/identity/index.ts";
import {
  membershipSignInMethods,
  personSignInMethods,
  type SessionOpening,
} from "./accounts/identity/session-opening.ts";
import { guestCall } from "./core/call.ts";
import { isRefusal } from "./core/refusal.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const nowhere = "0192f0c1-2345-7abc-8def-0123456789ab";

/** Endpoints of the person everywhere. A new endpoint that reaches it is written down here too. */
const ofThePerson = [
  "entrances.link_identity",
  "entrances.list_identities",
  "entrances.unlink_identity",
  "identity.add_passkey",
  "identity.begin_totp",
  "identity.change_password",
  "identity.confirm_totp",
  "identity.correct_document",
  "identity.edit_profile",
  "identity.end_other_sessions",
  "identity.end_session",
  "identity.list_sessions",
  "identity.make_recovery_codes",
  "identity.offer_passkey",
  "identity.read_factors",
  "identity.read_profile",
  "identity.remove_passkey",
  "identity.remove_totp",
  "identity.rename_passkey",
  "identity.set_avatar",
  "people.answer_invitation",
  "people.list_own_invitations",
  "privacy.ask_export",
  "privacy.leave",
  "privacy.list_exports",
  "privacy.preview_leaving",
  "privacy.read",
  "privacy.read_export",
  "privacy.read_news_choices",
  "privacy.save_news_choices",
  "recovery.ask_email_code",
  "recovery.ask_phone_code",
  "recovery.confirm_email",
  "recovery.confirm_phone",
];
const reaching = endpoints.filter(({ reach }) => reach === "person");
const signedIn = endpoints.filter(({ access }) => !["public", "app", "partner"].includes(access));

/** Values the person gave another programme. */
const elsewhere = {
  document: "52998224",
  phone: "+5511987650001",
  birthday: "1987-03-29",
  street: "Travessa do Cafezal",
};
let people = 0;
let home: Client;
let other: Client & { name: string };

beforeEach(async () => {
  home = await aClient(app);
  const name = unique("Secret programme");
  other = { ...(await aClient(app, { name })), name };
});

/** An administrator of `home`, so that nothing is refused for want of a right, who is somebody elsewhere too. */
async function somebody() {
  const name = unique("reach");
  const { userId } = await aMember(app, {
    client: other,
    user: {
      ...{ username: name, email: `${name}@example.com`, birthday: elsewhere.birthday },
      ...{ document: `${elsewhere.document}${String(++people).padStart(3, "0")}`, document_country: "BR" },
      phones: JSON.stringify({ cellphone: elsewhere.phone }),
      address: JSON.stringify({ street: elsewhere.street }),
      phone_verified_at: new Date(),
    },
  });
  await plant(app, (tx) =>
    tx
      .insertInto("memberships")
      .values({
        ...{ client_id: home.id, user_id: userId, status: "active", country: "BR" },
        roles: ["program_administrator", "auditor", "moderator", "instructor", "survey_owner"],
      })
      .execute(),
  );
  return userId;
}

async function comeIn(userId: string, opening: SessionOpening): Promise<string> {
  const call = guestCall({
    ...{ parts: app.parts, locale: "pt-BR", now: app.clock.now(), requestId: "test" },
    ...{ ip: "127.0.0.1", userAgent: "", host: "localhost" },
  });
  const entered = await admit(call, { userId, opening });
  if (isRefusal(entered)) throw new Error(entered.refused.code);
  return entered.access_token;
}

const fill = (spec: EndpointSpec) =>
  Object.fromEntries([...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, nowhere]));
async function tryOut(spec: EndpointSpec, token: string) {
  const input = { params: fill(spec), query: {}, ...(spec.body && { body: {} }) };
  const reply = await app.request(spec, input as never, { token });
  const code = reply.status < 400 ? undefined : reply.problem.code;
  return { status: reply.status, code, text: reply.text };
}

test("what belongs to the person everywhere is written down", () => {
  expect(reaching.map(({ id }) => id).toSorted()).toEqual(ofThePerson);
  for (const { id, path, reach } of signedIn) {
    if (/^\/api\/(?:profile|privacy|sessions)\b/.test(path)) expect([id, reach]).toEqual([id, "person"]);
  }
});

describe.each(membershipSignInMethods)("a session opened by %s", (signInMethod) => {
  const opening = () => ({ scope: "membership", method: signInMethod, clientId: home.id }) as const;

  test("is refused whatever belongs to the person, and nothing else for that reason", async () => {
    const userId = await somebody();
    const token = await comeIn(userId, opening());
    const refused: string[] = [];
    for (const spec of signedIn) {
      if (spec.id === "identity.sign_out") continue;
      const { code } = await tryOut(spec, token);
      if (code === "identity.own_proof_needed") refused.push(spec.id);
    }
    expect(refused.toSorted()).toEqual(ofThePerson);
  });

  test("is refused it even after a password is shown inside, and cannot move or grow", async () => {
    const userId = await somebody();
    const token = await comeIn(userId, opening());
    await plant(app, (tx) =>
      tx
        .updateTable("sessions")
        .set({ proved_at: app.clock.now(), factor_at: app.clock.now() })
        .where("user_id", "=", userId)
        .execute(),
    );
    for (const spec of reaching) {
      expect([spec.id, (await tryOut(spec, token)).code]).toEqual([spec.id, "identity.own_proof_needed"]);
    }
    for (const change of [{ scope: "person" }, { client_id: other.id }, { client_id: null }] as const) {
      const grow = plant(app, (tx) =>
        tx.updateTable("sessions").set(change).where("user_id", "=", userId).execute(),
      );
      await expect(grow).rejects.toThrow(/keeps its person|violates/);
    }
  });

  test("shows nothing of another programme, and opens nobody's document to staff", async () => {
    const userId = await somebody();
    const token = await comeIn(userId, opening());
    const secrets = [other.id, other.slug, other.name, ...Object.values(elsewhere)];
    const answered: string[] = [];
    for (const spec of signedIn.filter(({ method }) => method === "GET")) {
      const { status, text } = await tryOut(spec, token);
      if (status < 300) answered.push(spec.id);
      const shown = secrets.filter((secret) => text.includes(secret));
      expect([spec.id, shown]).toEqual([spec.id, []]);
    }
    expect(answered).toEqual(expect.arrayContaining(["session.read", "people.list", "home.read"]));
    const { personal_data_open } = await plant(app, (tx) =>
      tx
        .selectFrom("memberships")
        .select("personal_data_open")
        .where("user_id", "=", userId)
        .where("client_id", "=", home.id)
        .executeTakeFirstOrThrow(),
    );
    expect(personal_data_open).toBe(false);
  });
});

describe.each(personSignInMethods)("a session opened by %s", (method) => {
  test("reaches what belongs to the person", async () => {
    const userId = await somebody();
    for (const spec of reaching) {
      const token = await comeIn(userId, { scope: "person", method, slug: home.slug });
      const { code } = await tryOut(spec, token);
      expect([spec.id, code]).not.toEqual([spec.id, "identity.own_proof_needed"]);
    }
  });
});

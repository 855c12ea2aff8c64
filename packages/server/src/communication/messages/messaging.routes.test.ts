import {
  forgetDevice,
  listEvents,
  listNotifications,
  listOutbox,
  readDevice,
  readNotifications,
  readOutboxMessage,
  retryOutboxMessage,
  saveDevice,
} from "@trilha/contract/communication/messages/endpoints.ts";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  aUser,
  type Client,
  plant,
} from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { messagingJobs, notify, queueMail, queuePush, queueText } from "./index.ts";

const app = useApp();
const link = "https://trilha.example/set-password/ana/MQ/abc-0123456789";

const somebody = async () => aParticipant(app, await aClient(app));
const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");

const deliver = (messageId: string, attempt = 1, maxAttempts = 12) =>
  messagingJobs["messaging.deliver"].run(app.parts, { messageId }, { attempt, maxAttempts });

const rowOf = (id: string) =>
  plant(app, (tx) =>
    tx.selectFrom("outbox_messages").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );

async function anInvitation(client: Client, to = "ana@example.com"): Promise<string> {
  const mail = { clientId: client.id, userId: null, to, locale: "pt-BR" } as const;
  const params = { firstName: "Ana", link };
  return plant(app, (tx) => queueMail(tx, app.parts, { ...mail, template: "invitation", params }));
}

const jobsFor = async (messageId: string) => {
  const { rows } = await app.parts.db.pool.query(
    "select max_attempts from graphile_worker.jobs where key = $1",
    [`deliver ${messageId}`],
  );
  return rows.length;
};

describe("a mail", () => {
  it("leaves with its link, which nobody can read before or after", async () => {
    const client = await aClient(app, { name: "Tintas" });
    const id = await anInvitation(client);
    const queued = await rowOf(id);
    expect(queued).toMatchObject({ state: "queued", attempts: 0, subject: "Seu convite para Tintas" });
    expect(JSON.stringify(queued)).not.toContain("set-password");
    expect(await jobsFor(id)).toBe(1);

    await deliver(id);
    const [mail] = app.outside.mails;
    expect(mail).toMatchObject({ id, to: "ana@example.com", subject: "Seu convite para Tintas" });
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    const sent = await rowOf(id);
    expect(sent).toMatchObject({ state: "sent", attempts: 1, sealed: null, provider_id: `recorded-${id}` });
    expect(JSON.stringify(sent)).not.toContain("set-password");
  });

  it("and its job are one with what causes them", async () => {
    const client = await aClient(app);
    let id = "";
    await expect(
      plant(app, async (tx) => {
        const mail = { clientId: client.id, userId: null, to: "a@example.com", locale: "pt-BR" } as const;
        const params = { firstName: "Ana", link };
        id = await queueMail(tx, app.parts, { ...mail, template: "password_reset", params });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await jobsFor(id)).toBe(0);
  });

  it("that has left stays left", async () => {
    const id = await anInvitation(await aClient(app));
    await deliver(id);
    await deliver(id);
    expect(app.outside.mails.length).toBe(1);
    expect((await rowOf(id)).attempts).toBe(1);
  });

  it("that failed is tried again, and is dead after its last try", async () => {
    const id = await anInvitation(await aClient(app));
    app.outside.nextDeliveries("throw", "throw");
    await expect(deliver(id)).rejects.toThrow("out of reach");
    expect(await rowOf(id)).toMatchObject({
      state: "failed",
      attempts: 1,
      last_error: "the provider is out of reach",
    });
    await expect(deliver(id, 12, 12)).rejects.toThrow("out of reach");
    expect(await rowOf(id)).toMatchObject({ state: "dead", attempts: 2 });
    await deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: "sent", attempts: 3, last_error: null });
    expect(app.outside.mails[0]?.text).toContain(link);
  });

  it("nobody takes is dead at once", async () => {
    const id = await anInvitation(await aClient(app));
    app.outside.nextDeliveries({ sent: false, rejected: "the mail server answered 550" });
    await deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: "dead", last_error: "the mail server answered 550" });
  });

  it("of a message that is gone does nothing", async () => {
    await deliver(crypto.randomUUID());
    expect(app.outside.mails).toEqual([]);
  });
});

describe("a text message", () => {
  it.each(["sms", "whatsapp"] as const)("by %s carries the code, which is not kept", async (channel) => {
    const client = await aClient(app, { name: "Tintas" });
    const text = {
      clientId: client.id,
      userId: null,
      locale: "en-US",
      channel,
      to: "+5511999999999",
    } as const;
    const id = await plant(app, (tx) =>
      queueText(tx, app.parts, { ...text, template: "code", params: { code: "482913" } }),
    );
    expect(JSON.stringify(await rowOf(id))).not.toContain("482913");
    await deliver(id);
    expect(app.outside.texts).toEqual([
      {
        id,
        channel,
        to: "+5511999999999",
        locale: "en-US",
        code: "482913",
        text: "482913 is your Tintas code. It is valid for 10 minutes. Do not share it.",
      },
    ]);
  });
});

describe("a push message", () => {
  const subscription = (endpoint: string) => ({
    kind: "web_push" as const,
    endpoint,
    keys: {
      p256dh: Buffer.alloc(65, 4).toString("base64url"),
      auth: Buffer.alloc(16, 1).toString("base64url"),
    },
  });
  const aPush = (who: Caller & { clientId: string }) =>
    plant(app, (tx) =>
      queuePush(tx, app.parts, {
        ...who,
        locale: "en-US",
        kind: "membership.approved",
        params: { client: "Tintas" },
        link: "/home",
      }),
    );
  const save = (who: Caller, body: Parameters<typeof subscribe>[1]) => subscribe(who, body);
  const subscribe = (who: Caller, body: ReturnType<typeof subscription> | { kind: "fcm"; token: string }) =>
    app.request(saveDevice, { body }, { as: who });

  it("reaches the person's devices; one that is gone is forgotten", async () => {
    const who = await somebody();
    expect((await save(who, subscription("https://push.example.com/ana"))).status).toBe(204);
    const id = await aPush(who);
    await deliver(id);
    expect(app.outside.pushes).toMatchObject([
      {
        id,
        device: { kind: "web_push", token: "https://push.example.com/ana" },
        title: "Registration approved",
        body: "You can now take part in Tintas.",
        link: "/home",
      },
    ]);
    app.outside.nextDeliveries({ sent: false, rejected: "the device is gone" });
    const second = await aPush(who);
    await deliver(second);
    expect(await rowOf(second)).toMatchObject({ state: "sent", last_error: "no device" });
    const left = await plant(app, (tx) =>
      tx.selectFrom("device_tokens").selectAll().where("user_id", "=", who.userId).execute(),
    );
    expect(left).toEqual([]);
  });

  it("goes to whoever signed in last on a shared device, and to nobody who left", async () => {
    const client = await aClient(app);
    const [ana, rui] = [await aParticipant(app, client), await aParticipant(app, client)];
    await save(ana, { kind: "fcm", token: "shared" });
    await save(rui, { kind: "fcm", token: "shared" });
    await deliver(await aPush(ana));
    expect(app.outside.pushes).toEqual([]);
    await deliver(await aPush(rui));
    expect(app.outside.pushes.length).toBe(1);
    await plant(app, (tx) =>
      tx
        .updateTable("sessions")
        .set({ ended_at: app.clock.now(), end_reason: "signed_out" })
        .where("user_id", "=", rui.userId)
        .execute(),
    );
    await deliver(await aPush(rui));
    expect(app.outside.pushes.length).toBe(1);
  });

  it("a session has one device: the newest", async () => {
    const who = await somebody();
    await save(who, { kind: "fcm", token: `first ${who.userId}` });
    await save(who, { kind: "fcm", token: `second ${who.userId}` });
    await deliver(await aPush(who));
    expect(app.outside.pushes.map(({ device }) => device.token)).toEqual([`second ${who.userId}`]);
  });

  it("is switched on and off by the session it goes to, and by no other", async () => {
    const [who, other] = [await somebody(), await somebody()];
    const state = async (as: Caller) => (await app.request(readDevice, {}, { as })).answer;
    const { publicKey } = app.outside.push;
    expect(await state(who)).toEqual({ publicKey, saved: false });
    await save(who, subscription(`https://push.example.com/${who.userId}`));
    expect([(await state(who)).saved, (await state(other)).saved]).toEqual([true, false]);
    expect((await app.request(forgetDevice, {}, { as: other })).status).toBe(204);
    expect((await state(who)).saved).toBe(true);
    expect((await app.request(forgetDevice, {}, { as: who })).status).toBe(204);
    expect((await state(who)).saved).toBe(false);
    await deliver(await aPush(who));
    expect(app.outside.pushes).toEqual([]);
  });

  it("is tried again when no device could be reached", async () => {
    const who = await somebody();
    await save(who, { kind: "fcm", token: `t ${who.userId}` });
    app.outside.nextDeliveries("throw");
    await expect(deliver(await aPush(who))).rejects.toThrow("out of reach");
  });

  it.each([
    ["http", { ...subscription("http://push.example.com/x") }, ["body.endpoint"]],
    [
      "keys that are none",
      { ...subscription("https://push.example.com/x"), keys: { p256dh: "AAAA", auth: "AAAA" } },
      ["body.keys.p256dh", "body.keys.auth"],
    ],
  ])("subscriptions with %s are refused", async (_, body, paths) => {
    const reply = await subscribe(await somebody(), body);
    expect(reply.refusal).toBe("422 request.invalid");
    expect(reply.problem.fields?.map(({ path }) => path)).toEqual(paths);
  });
});

describe("a person", () => {
  const tell = (event: "new_device" | "password_changed", who: { userId: string; clientId: string | null }) =>
    messagingJobs["messaging.notify_person"].run(
      app.parts,
      {
        userId: who.userId,
        clientId: who.clientId,
        event,
        at: "2026-03-04T12:00:00Z",
        device: "Firefox, Linux",
      },
      { attempt: 1, maxAttempts: 1 },
    );
  const queuedFor = (userId: string) =>
    plant(app, (tx) =>
      tx
        .selectFrom("outbox_messages")
        .select(["channel", "template", "locale"])
        .where("user_id", "=", userId)
        .execute(),
    );

  it("is told of a new device in the app and by mail, in their own language", async () => {
    const client = await aClient(app);
    const who = await aMember(app, { client, user: { locale: "fr-FR" } });
    await tell("new_device", who);
    expect(await queuedFor(who.userId)).toEqual([
      { channel: "mail", template: "new_device", locale: "fr-FR" },
    ]);
    const { answer } = await app.request(listNotifications, { query: {} }, { as: who });
    expect(answer.items[0]).toMatchObject({
      kind: "session.new_device",
      title: "Nouvelle connexion à votre compte",
      body: "Appareil : Firefox, Linux. Si ce n’était pas vous, changez votre mot de passe.",
      link: "/profile/security",
    });
  });

  it("without a client is told by mail; deleted, not at all", async () => {
    const alone = await aUser(app);
    await tell("password_changed", { userId: alone.id, clientId: null });
    expect(await queuedFor(alone.id)).toEqual([
      { channel: "mail", template: "password_changed", locale: "pt-BR" },
    ]);
    const gone = await aUser(app, { deleted_at: app.clock.now() });
    await tell("password_changed", { userId: gone.id, clientId: null });
    expect(await queuedFor(gone.id)).toEqual([]);
  });
});

describe("notifications", () => {
  const plantNotifications = (who: { userId: string; clientId: string }, count: number) =>
    plant(app, async (tx) => {
      const { userId, clientId } = who;
      for (let index = 1; index <= count; index += 1) {
        await notify(tx, {
          clientId,
          userId,
          kind: "import.finished",
          params: { count: index * 1000 },
          now: app.clock.now(),
        });
      }
    });

  it("come newest first, page by page, in the language they are read in", async () => {
    const who = await somebody();
    await plantNotifications(who, 5);
    const first = await app.request(listNotifications, { query: { limit: 2 } }, { as: who, locale: "es-ES" });
    expect(first.answer.unread).toBe(5);
    expect(first.answer.items.map(({ body }) => body)).toEqual([
      "Personas importadas: 5000.",
      "Personas importadas: 4000.",
    ]);
    const cursor = first.answer.nextCursor ?? "";
    const second = await app.request(
      listNotifications,
      { query: { limit: 5, cursor } },
      { as: who, locale: "pt-BR" },
    );
    expect(second.answer.items.map(({ body }) => body)).toEqual([
      "Pessoas importadas: 3.000.",
      "Pessoas importadas: 2.000.",
      "Pessoas importadas: 1.000.",
    ]);
    expect(second.answer.nextCursor).toBeNull();
  });

  it("are read one by one or all at once, by their owner alone", async () => {
    const client = await aClient(app);
    const [who, other] = [await aParticipant(app, client), await aParticipant(app, client)];
    await plantNotifications(who, 3);
    const { items } = (await app.request(listNotifications, { query: {} }, { as: who })).answer;
    const ids = items.slice(0, 1).map(({ id }) => id);
    expect((await app.request(readNotifications, { body: { ids } }, { as: other })).answer.unread).toBe(0);
    expect((await app.request(readNotifications, { body: { ids: [] } }, { as: who })).answer.unread).toBe(3);
    expect((await app.request(readNotifications, { body: { ids } }, { as: who })).answer.unread).toBe(2);
    expect((await app.request(readNotifications, { body: {} }, { as: who })).answer.unread).toBe(0);
    expect((await app.request(listNotifications, { query: {} }, { as: other })).answer.items).toEqual([]);
  });

  it("§roles#module-access of a module that is off stay without a link, and new ones are not sent", async () => {
    const client = await aClient(app);
    const who = await aParticipant(app, client);
    const { clientId, userId } = who;
    const tell = (kind: "badges.awarded" | "badges.taken") =>
      plant(app, (tx) =>
        notify(tx, {
          clientId,
          userId,
          kind,
          params: { badge: "Ás" },
          link: "/profile/badges",
          now: app.clock.now(),
        }),
      );
    const links = async () =>
      (await app.request(listNotifications, { query: {} }, { as: who })).answer.items.map(
        ({ kind, link }) => [kind, link] as const,
      );
    const turn = (has_badges: boolean) =>
      plant(app, (tx) => tx.updateTable("clients").set({ has_badges }).where("id", "=", client.id).execute());
    await tell("badges.awarded");
    expect(await links()).toEqual([["badges.awarded", "/profile/badges"]]);
    await turn(false);
    await expect.poll(links).toEqual([["badges.awarded", null]]);
    await tell("badges.taken");
    await app.runJobs();
    expect(await links()).toEqual([["badges.awarded", null]]);
    await turn(true);
    await expect.poll(links).toEqual([["badges.awarded", "/profile/badges"]]);
  });

  it("of a kind nobody knows any more still say something", async () => {
    const who = await somebody();
    const { clientId: client_id, userId: user_id } = who;
    await plant(app, (tx) =>
      tx
        .insertInto("notifications")
        .values({ client_id, user_id, kind: "__proto__", created_at: app.clock.now() })
        .execute(),
    );
    const { answer } = await app.request(listNotifications, { query: {} }, { as: who, locale: "en-US" });
    expect(answer.items[0]).toMatchObject({ title: "News", body: "There is something new for you." });
  });

  it("tell the person's open pages, when they come and when they are read", async () => {
    const who = await somebody();
    await plantNotifications(who, 1);
    await app.request(readNotifications, { body: {} }, { as: who });
    const { answer } = await app.request(
      listEvents,
      { query: { since: await eventBefore(who) } },
      { as: who },
    );
    expect(answer.events.map(({ kind }) => kind)).toEqual(["notifications.changed", "notifications.changed"]);
  });
});

/** The number just before a client's first event. */
async function eventBefore(who: { clientId: string }): Promise<number> {
  const row = await plant(app, (tx) =>
    tx
      .selectFrom("live_events")
      .select((on) => on.fn.min("id").as("id"))
      .where("client_id", "=", who.clientId)
      .executeTakeFirst(),
  );
  return Number(row?.id) - 1;
}

describe("live events", () => {
  const event = (who: { clientId: string; userId?: string }, kind: string) =>
    plant(app, (tx) =>
      tx
        .insertInto("live_events")
        .values({ client_id: who.clientId, user_id: who.userId ?? null, kind })
        .execute(),
    );
  const since = async (who: Caller, number: number) =>
    (await app.request(listEvents, { query: { since: number } }, { as: who })).answer;

  type Told = Awaited<ReturnType<typeof since>>;
  /** Events during an older transaction are told again until that one has ended, whoever's it is; nothing else. */
  const nothingNew = async (who: Caller, ...answer: Told[]) => {
    const known = new Set(answer.flatMap(({ events }) => events.map(({ id }) => id)));
    const last = Math.max(...answer.map((one) => one.last));
    expect((await since(who, last)).events.filter(({ id }) => !known.has(id))).toEqual([]);
  };

  it("after a number: one's own and the client's, nobody else's", async () => {
    const client = await aClient(app);
    const [who, other] = [await aParticipant(app, client), await aParticipant(app, client)];
    await event({ clientId: client.id }, "first");
    const start = await eventBefore({ clientId: client.id });
    await event(who, "mine");
    await event(other, "theirs");
    await event(await somebody(), "elsewhere");
    const answer = await since(who, start);
    expect(answer.events.map(({ kind }) => kind)).toEqual(["first", "mine"]);
    expect(answer.gap).toBe(false);
    await nothingNew(who, answer);
  });

  it("with a lower number that was committed later are not missed", async () => {
    const who = await somebody();
    await event(who, "before");
    const start = await eventBefore(who);
    const slow = await app.parts.db.pool.connect();
    try {
      await slow.query("begin; select set_config('trilha.scope', 'system', true)");
      const late = "insert into live_events (client_id, user_id, kind) values ($1, $2, 'late') returning id";
      const { rows } = await slow.query(late, [who.clientId, who.userId]);
      await event(who, "quick");
      const seen = await since(who, start);
      expect(seen.events.map(({ kind }) => kind)).toEqual(["before", "quick"]);
      expect(seen.last).toBeGreaterThan(Number(rows[0].id));
      await slow.query("commit");
      const after = await since(who, seen.last);
      expect(after.events.map(({ kind }) => kind)).toContain("late");
      await event(who, "next");
      const next = await since(who, seen.last);
      await nothingNew(who, seen, after, next);
    } finally {
      slow.release();
    }
  });

  it("that are forgotten make a gap", async () => {
    const who = await somebody();
    await event(who, "old");
    const seen = (await since(who, await eventBefore(who))).last;
    await event(who, "forgotten");
    await event(who, "kept");
    await plant(app, (tx) =>
      tx
        .deleteFrom("live_events")
        .where("kind", "in", ["old", "forgotten"])
        .where("client_id", "=", who.clientId)
        .execute(),
    );
    await plant(app, (tx) => tx.deleteFrom("live_events").where("id", "<=", seen).execute());
    expect(await since(who, seen)).toMatchObject({ gap: true, events: [] });
  });

  it("beyond five hundred are a gap too", async () => {
    const who = await somebody();
    await event(who, "first");
    const start = await eventBefore(who);
    await plant(app, (tx) =>
      tx
        .insertInto("live_events")
        .values(Array.from({ length: 501 }, () => ({ client_id: who.clientId, user_id: null, kind: "x" })))
        .execute(),
    );
    expect(await since(who, start)).toMatchObject({ gap: true, events: [] });
  });
});

describe("what was told long ago", () => {
  const sweep = () => messagingJobs["messaging.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });

  it("is forgotten: secrets after a week, messages after half a year, notifications after a year", async () => {
    const client = await aClient(app);
    const who = await aParticipant(app, client);
    const id = await anInvitation(client);
    const { clientId, userId } = who;
    await plant(app, (tx) =>
      notify(tx, { clientId, userId, kind: "password.changed", params: {}, now: app.clock.now() }),
    );
    const left = () =>
      plant(app, async (tx) => {
        const tables = { messages: "outbox_messages", notifications: "notifications" } as const;
        const messages = await tx.selectFrom(tables.messages).select("sealed").where("id", "=", id).execute();
        const notified = await tx
          .selectFrom(tables.notifications)
          .select("id")
          .where("user_id", "=", userId)
          .execute();
        return {
          secrets: messages.filter(({ sealed }) => sealed).length,
          messages: messages.length,
          told: notified.length,
        };
      });
    app.clock.pass({ days: 6 });
    await sweep();
    expect(await left()).toEqual({ secrets: 1, messages: 1, told: 1 });
    app.clock.pass({ days: 2 });
    await sweep();
    expect(await left()).toEqual({ secrets: 0, messages: 1, told: 1 });
    app.clock.pass({ days: 173 });
    await sweep();
    expect(await left()).toEqual({ secrets: 0, messages: 0, told: 1 });
    app.clock.pass({ days: 186 });
    await sweep();
    expect(await left()).toEqual({ secrets: 0, messages: 0, told: 0 });
  });
});

describe("the outbox", () => {
  it("is listed newest first, by channel and state, and shows no link", async () => {
    const client = await aClient(app);
    const staff = await administrator(client);
    const ids = [await anInvitation(client), await anInvitation(client), await anInvitation(client)];
    app.outside.nextDeliveries({ sent: false, rejected: "no" });
    await deliver(ids[1] ?? "");
    const page = await app.request(listOutbox, { query: { limit: 2 } }, { as: staff });
    expect(page.answer.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const cursor = page.answer.nextCursor ?? "";
    const rest = await app.request(listOutbox, { query: { limit: 2, cursor } }, { as: staff });
    expect(rest.answer).toMatchObject({ items: [{ id: ids[0], state: "queued" }], nextCursor: null });
    const dead = await app.request(listOutbox, { query: { state: "dead", channel: "mail" } }, { as: staff });
    expect(dead.answer.items).toMatchObject([
      { id: ids[1], lastError: "no", attempts: 1, recipient: "ana@example.com" },
    ]);
    const none = await app.request(listOutbox, { query: { channel: "sms" } }, { as: staff });
    expect(none.answer.items).toEqual([]);
  });

  it("shows a message as it was written, with its link blanked", async () => {
    const client = await aClient(app);
    const id = await anInvitation(client);
    const { answer, text } = await app.request(
      readOutboxMessage,
      { params: { id } },
      { as: await administrator(client) },
    );
    expect(answer.bodyText).toContain("Criar minha senha:\n••••••");
    expect(answer.bodyHtml).toContain('href="••••••"');
    expect(text).not.toContain("set-password");
    expect(text).not.toContain("\u27e6");
  });

  it("sends once more what failed, keeps who asked, and nothing else", async () => {
    const client = await aClient(app);
    const staff = await administrator(client);
    const id = await anInvitation(client);
    app.outside.nextDeliveries({ sent: false, rejected: "no" });
    await deliver(id);
    const retry = () => app.request(retryOutboxMessage, { params: { id } }, { as: staff });
    expect((await retry()).answer).toMatchObject({ id, state: "queued", lastError: null });
    await retry();
    await deliver(id);
    expect(app.outside.mails[0]?.text).toContain(link);
    expect((await retry()).answer).toMatchObject({ state: "sent" });
    const trail = await plant(app, (tx) =>
      tx.selectFrom("audit_trail").select(["action", "actor_id"]).where("entity_id", "=", id).execute(),
    );
    expect(trail).toEqual([{ action: "messaging.retry", actor_id: staff.userId }]);
  });

  it("is not for everybody, and ends at the client", async () => {
    const client = await aClient(app);
    const id = await anInvitation(client);
    const others = [await aParticipant(app, client), await aStaffMember(app, client, "auditor")];
    for (const as of others) {
      expect((await app.request(listOutbox, { query: {} }, { as })).refusal).toBe("403 request.forbidden");
      expect((await app.request(readOutboxMessage, { params: { id } }, { as })).refusal).toBe(
        "403 request.forbidden",
      );
      expect((await app.request(retryOutboxMessage, { params: { id } }, { as })).refusal).toBe(
        "403 request.forbidden",
      );
    }
    const elsewhere = await administrator(await aClient(app));
    expect((await app.request(listOutbox, { query: {} }, { as: elsewhere })).answer.items).toEqual([]);
    expect((await app.request(readOutboxMessage, { params: { id } }, { as: elsewhere })).status).toBe(404);
    expect((await app.request(retryOutboxMessage, { params: { id } }, { as: elsewhere })).status).toBe(404);
  });
});

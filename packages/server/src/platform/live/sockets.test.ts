import type { AddressInfo } from "node:net";
import { connect as connectTcp } from "node:net";
import { listEvents } from "@trilha/contract/communication/messages/endpoints.ts";
import type { LiveEventName } from "@trilha/contract/events.ts";
import { io, type Socket } from "socket.io-client";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { type Caller, startTestApp, type TestApp } from "../../../test/app.ts";
import { aClient, aMember, aParticipant, aUser, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { signRealtimeToken } from "../../accounts/identity/realtime-token.ts";
import { type Addressee, publishEvent } from "../../core/events.ts";

const app = useApp();
const hour = 3_600_000;
let url: string;
const open: Socket[] = [];

beforeAll(async () => {
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});

afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

const somebody = async () => aParticipant(app, await aClient(app));

async function sessionOf(on: TestApp, who: Caller): Promise<string> {
  const now = on.clock.now();
  const { id } = await plant(on, (tx) =>
    tx
      .insertInto("sessions")
      .values({
        user_id: who.userId,
        client_id: who.clientId,
        scope: "person",
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + hour),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** A session and the realtime token that goes with it. */
async function tokenOf(who: Caller): Promise<{ token: string; sessionId: string }> {
  const now = app.clock.now();
  const sessionId = await sessionOf(app, who);
  const claims = { userId: who.userId, sessionId, clientId: who.clientId };
  const endsAt = new Date(now.getTime() + hour);
  return { token: await signRealtimeToken(app.parts, now, { ...claims, endsAt }), sessionId };
}

function dial(
  auth: Record<string, unknown>,
  options: { origin?: string; transports?: string[] } = {},
): Socket {
  const { origin, transports = ["websocket"] } = options;
  const socket = io(url, {
    path: "/socket.io",
    transports,
    auth,
    reconnection: false,
    forceNew: true,
    ...(origin && { extraHeaders: { origin } }),
  });
  open.push(socket);
  return socket;
}

/** "in", or why not. */
function outcome(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.on("connect", () => resolve("in"));
    socket.on("connect_error", (error) => resolve(error.message));
  });
}

const ended = (socket: Socket) =>
  new Promise<string>((resolve) => void socket.on("disconnect", (reason) => resolve(reason)));

async function connected(who: Caller): Promise<{ socket: Socket; looks: { id: number; kind: string }[] }> {
  const socket = dial(await tokenOf(who));
  const looks: { id: number; kind: string }[] = [];
  socket.on("look", (event) => looks.push(event));
  expect(await outcome(socket)).toBe("in");
  return { socket, looks };
}

const publish = <Name extends LiveEventName>(name: Name, to: Addressee<Name>) =>
  plant(app, (tx) => publishEvent(tx, name, to));

describe("a socket", () => {
  it("signs in with its realtime token", async () => {
    const { socket } = await connected(await somebody());
    expect(socket.connected).toBe(true);
  });

  it.each([
    ["none", () => ({})],
    ["no text", () => ({ token: { $ne: "" } })],
    ["nonsense", () => ({ token: "a.b.c" })],
    ["unsigned", () => ({ token: `${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.` })],
  ])("is refused without a good token: %s", async (_, auth) => {
    expect(await outcome(dial(auth()))).toBe("session.required");
  });

  it("is refused with an access token, after its hour, and without a client", async () => {
    const who = await somebody();
    expect(await outcome(dial({ token: await app.tokenFor(who) }))).toBe("session.required");
    expect(await outcome(dial(await tokenOf({ ...who, clientId: null })))).toBe("session.required");
    const late = await tokenOf(who);
    app.clock.pass({ hours: 1, minutes: 1 });
    expect(await outcome(dial(late))).toBe("session.required");
  });

  it("is refused to who is blocked, waits for approval or has signed out", async () => {
    for (const status of ["blocked", "awaiting_approval"] as const) {
      const who = await somebody();
      const token = await tokenOf(who);
      await plant(app, (tx) =>
        tx.updateTable("memberships").set({ status }).where("user_id", "=", who.userId).execute(),
      );
      expect(await outcome(dial(token))).toBe("session.required");
    }
    const { sessionId, token } = await tokenOf(await somebody());
    await endSession(sessionId);
    expect(await outcome(dial({ token }))).toBe("session.required");
  });

  it("comes from our own page, or from no page", async () => {
    const who = await somebody();
    expect(await outcome(dial(await tokenOf(who), { origin: url }))).toBe("in");
    expect(await outcome(dial(await tokenOf(who), { origin: "https://evil.example" }))).toBe(
      "websocket error",
    );
    expect(await outcome(dial(await tokenOf(who), { origin: "null" }))).toBe("websocket error");
  });

  it("is a WebSocket: other ways get the app's own not found", async () => {
    expect(await outcome(dial(await tokenOf(await somebody()), { transports: ["polling"] }))).toBe(
      "xhr poll error",
    );
    const reply = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
    expect([reply.status, reply.headers.get("x-content-type-options")]).toEqual([404, "nosniff"]);
  });
});

const endSession = (id: string) =>
  plant(app, (tx) =>
    tx
      .updateTable("sessions")
      .set({ ended_at: app.clock.now(), end_reason: "signed_out" })
      .where("id", "=", id)
      .execute(),
  );

describe("news", () => {
  it("reaches the person, or everyone in the client, and nobody else", async () => {
    const client = await aClient(app);
    const [ana, rui] = [await aParticipant(app, client), await aParticipant(app, client)];
    const [first, second, stranger] = [
      await connected(ana),
      await connected(rui),
      await connected(await somebody()),
    ];
    await publish("client.changed", { clientId: client.id });
    await publish("notifications.changed", { clientId: client.id, userId: ana.userId });
    await expect
      .poll(() => first.looks.map(({ kind }) => kind))
      .toEqual(["client.changed", "notifications.changed"]);
    await expect.poll(() => second.looks.map(({ kind }) => kind)).toEqual(["client.changed"]);
    expect(stranger.looks).toEqual([]);
  });

  it("of a transaction that was taken back reaches nobody", async () => {
    const who = await somebody();
    const { looks } = await connected(who);
    await expect(
      app.parts.db.write({ system: true }, async (tx) => {
        await publishEvent(tx, "rewards.changed", { clientId: who.clientId });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await publish("campaigns.changed", { clientId: who.clientId });
    await expect.poll(() => looks.map(({ kind }) => kind)).toEqual(["campaigns.changed"]);
  });

  it("missed while away is there to ask for", async () => {
    const who = await somebody();
    const { socket, looks } = await connected(who);
    await publish("campaigns.changed", { clientId: who.clientId });
    await expect.poll(() => looks.length).toBe(1);
    socket.disconnect();
    await publish("learning.changed", { clientId: who.clientId });
    const since = looks[0]?.id ?? 0;
    const { answer } = await app.request(listEvents, { query: { since } }, { as: who });
    expect(answer.events.map(({ kind }) => kind)).toEqual(["learning.changed"]);
    expect(answer.gap).toBe(false);
  });
});

describe("while the database could not be heard", () => {
  it("news may have been missed, which every socket is told; who lost their right meanwhile is cut off", async () => {
    const [who, gone] = [await connected(await somebody()), await somebody()];
    const lost = await connected(gone);
    const end = ended(lost.socket);
    await app.parts.db.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
    );
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ status: "blocked" }).where("user_id", "=", gone.userId).execute(),
    );
    await expect.poll(() => who.looks).toEqual([{ id: 0, kind: "live.missed" }]);
    expect(await end).toBe("transport close");
    expect(who.socket.connected).toBe(true);
  });
});

describe("whoever loses their right", () => {
  it("is cut off within a second when blocked", async () => {
    const who = await somebody();
    const { socket } = await connected(who);
    const other = await connected(await somebody());
    const end = ended(socket);
    const started = performance.now();
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ status: "blocked" }).where("user_id", "=", who.userId).execute(),
    );
    expect(await end).toBe("transport close");
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(other.socket.connected).toBe(true);
  });

  it("is cut off when the session ends, the person's other sessions are not", async () => {
    const who = await somebody();
    const { token, sessionId } = await tokenOf(who);
    const socket = dial({ token });
    await outcome(socket);
    const other = await connected(who);
    const end = ended(socket);
    await endSession(sessionId);
    expect(await end).toBe("transport close");
    expect(other.socket.connected).toBe(true);
  });

  it("is cut off when the session moves to another client", async () => {
    const who = await somebody();
    const { token, sessionId } = await tokenOf(who);
    const socket = dial({ token });
    await outcome(socket);
    const end = ended(socket);
    const { id } = await aClient(app);
    await plant(app, (tx) =>
      tx.updateTable("sessions").set({ client_id: id }).where("id", "=", sessionId).execute(),
    );
    expect(await end).toBe("transport close");
  });
});

describe("a session that a client's own way in opened", () => {
  /** A member of two clients, and the socket of a session that counts in the first alone. */
  async function vouched() {
    const [home, other] = [await aClient(app), await aClient(app)];
    const user = await aUser(app);
    const here = await aMember(app, { client: home, user });
    const elsewhere = await aMember(app, { client: other, user });
    const now = app.clock.now();
    const endsAt = new Date(now.getTime() + hour);
    const { id: sessionId } = await plant(app, (tx) =>
      tx
        .insertInto("sessions")
        .values({
          ...{ user_id: user.id, client_id: home.id, scope: "membership", opened_by: "oidc" },
          ...{ created_at: now, last_seen_at: now, expires_at: endsAt },
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const claims = { userId: user.id, sessionId, clientId: home.id };
    const token = await signRealtimeToken(app.parts, now, { ...claims, endsAt });
    const socket = dial({ token });
    const looks: string[] = [];
    socket.on("look", ({ kind }) => looks.push(kind));
    expect(await outcome(socket)).toBe("in");
    return { home, other, here, elsewhere, claims, endsAt, socket, looks, token };
  }

  it("hears of its client and its person there, and of nothing elsewhere", async () => {
    const { home, other, here, looks } = await vouched();
    await publish("client.changed", { clientId: other.id });
    await publish("notifications.changed", { clientId: other.id, userId: here.userId });
    await publish("client.changed", { clientId: home.id });
    await publish("session.changed", { clientId: home.id, userId: here.userId });
    await expect.poll(() => looks).toEqual(["client.changed", "session.changed"]);
  });

  it("gets into no other client's rooms by a token that names it", async () => {
    const { other, claims, endsAt } = await vouched();
    const forged = { ...claims, clientId: other.id, endsAt };
    const token = await signRealtimeToken(app.parts, app.clock.now(), forged);
    expect(await outcome(dial({ token }))).toBe("session.required");
  });

  it("is cut off with its membership, and hears nothing after; the person's other sockets stay", async () => {
    const { home, here, elsewhere, socket, looks, token } = await vouched();
    const own = await connected(elsewhere);
    const end = ended(socket);
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ status: "blocked" }).where("id", "=", here.membershipId).execute(),
    );
    expect(await end).toBe("transport close");
    await publish("client.changed", { clientId: home.id });
    await publish("client.changed", { clientId: elsewhere.clientId });
    await expect.poll(() => own.looks.map(({ kind }) => kind)).toEqual(["client.changed"]);
    expect(looks).toEqual([]);
    expect(await outcome(dial({ token }))).toBe("session.required");
  });

  it("takes no place of the person's sockets in another client", async () => {
    const { elsewhere, token } = await vouched();
    const own = await connected(elsewhere);
    for (let count = 0; count < 20; count += 1) expect(await outcome(dial({ token }))).toBe("in");
    await publish("client.changed", { clientId: elsewhere.clientId });
    await expect.poll(() => own.looks.map(({ kind }) => kind)).toEqual(["client.changed"]);
    expect(own.socket.connected).toBe(true);
  });
});

describe("whoever has something to say", () => {
  it("is cut off", async () => {
    const { socket } = await connected(await somebody());
    const end = ended(socket);
    socket.emit("look", { id: 1 });
    expect(await end).toBe("io server disconnect");
  });

  it("is cut off by a large message before it is read", async () => {
    const { socket } = await connected(await somebody());
    const end = ended(socket);
    socket.emit("x", "y".repeat(64 * 1024));
    expect(["transport close", "transport error"]).toContain(await end);
  });

  it("is cut off by a flood of packets that are no messages", async () => {
    const { socket } = await connected(await somebody());
    const end = ended(socket);
    const answers = Array.from({ length: 100 }, () => ({ type: "pong" as const }));
    socket.io.engine.transport.send(answers);
    expect(await end).toBe("transport close");
  });

  it("at another address is told that there is nothing", async () => {
    const { port } = app.http.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = connectTcp(port, "127.0.0.1", () => {
        socket.write(
          "GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        );
      });
      socket.on("data", (data) => resolve(String(data).split("\r\n")[0] ?? ""));
    });
    expect(answer).toBe("HTTP/1.1 404 Not Found");
  });
});

it("a person keeps the newest twenty sockets", async () => {
  const who = await somebody();
  const token = await tokenOf(who);
  const first = dial(token);
  await outcome(first);
  const end = ended(first);
  for (let count = 0; count < 20; count += 1) expect(await outcome(dial(token))).toBe("in");
  expect(await end).toBe("io server disconnect");
});

it("a server that stops lets its sockets go, to come back elsewhere, and does not wait for them", async () => {
  const other = await startTestApp({ cluster: inject("cluster") });
  await other.http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = other.http.server.address() as AddressInfo;
  const who = await aParticipant(other, await aClient(other));
  const now = other.clock.now();
  const sessionId = await sessionOf(other, who);
  const claims = { userId: who.userId, sessionId, clientId: who.clientId };
  const token = await signRealtimeToken(other.parts, now, {
    ...claims,
    endsAt: new Date(now.getTime() + 60_000),
  });
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ["websocket"],
    auth: { token },
    reconnection: false,
  });
  expect(await outcome(socket)).toBe("in");
  const end = ended(socket);
  await other.stop();
  expect(await end).toBe("transport close");
});

import { genericProblems } from "@trilha/contract/core/problems.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aClient, aMember, aParticipant, plant } from "../../test/builders.ts";
import { useApp } from "../../test/use-app.ts";
import { isRefusal, refuse } from "../core/refusal.ts";
import { writeLast, writeSoon } from "./database.ts";

const app = useApp({ routes: [] });

/** Every table with a client in it, and the ones that hold people and clients themselves. */
async function guardedTables(): Promise<string[]> {
  const { rows } = await app.parts.db.read({ system: true }, (tx) =>
    sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and (c.relname in ('clients', 'users', 'sessions', 'refresh_tokens', 'device_tokens')
          or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped))
      order by 1`.execute(tx),
  );
  return rows.map((row) => row.name);
}

describe("row-level security", () => {
  test("shows nothing to a transaction that speaks for nobody", async () => {
    await aParticipant(app, await aClient(app));
    for (const name of await guardedTables()) {
      const { rows } = await app.parts.db.read({}, (tx) =>
        sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(tx),
      );
      expect({ name, rows: rows[0]?.n }).toEqual({ name, rows: 0 });
    }
  });

  test("shows a client its own people, and nobody else's, even to a query that names no client", async () => {
    const [one, other] = [await aClient(app), await aClient(app)];
    const mine = await aParticipant(app, one);
    await aParticipant(app, other);
    const seen = await app.parts.db.read({ clientId: one.id }, (tx) =>
      tx.selectFrom("memberships").select(["id", "client_id"]).execute(),
    );
    expect(seen).toEqual([{ id: mine.membershipId, client_id: one.id }]);
    const people = await app.parts.db.read({ clientId: one.id }, (tx) =>
      tx.selectFrom("users").select("id").execute(),
    );
    expect(people).toEqual([{ id: mine.userId }]);
  });

  test("takes no row for another client", async () => {
    const [one, other] = [await aClient(app), await aClient(app)];
    const intruding = app.parts.db.write({ clientId: one.id }, (tx) =>
      tx.insertInto("brands").values({ client_id: other.id, name: "x" }).execute(),
    );
    await expect(intruding).rejects.toThrow("row-level security");
  });

  test("cannot be switched off by the app's role, which owns nothing", async () => {
    const asApp = (query: ReturnType<typeof sql>) =>
      app.parts.db.write({ system: true }, (tx) => query.execute(tx));
    await expect(asApp(sql`alter table memberships disable row level security`)).rejects.toThrow(
      "must be owner",
    );
    await expect(asApp(sql`create table mine (id int)`)).rejects.toThrow("permission denied");
    const { rows } = await app.parts.db.read({ system: true }, (tx) =>
      sql<{ owned: number; power: boolean }>`
        select (select count(*)::int from pg_class where relowner = current_user::regrole) as owned,
               (select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb from pg_roles where rolname = current_user) as power`.execute(
        tx,
      ),
    );
    expect(rows[0]).toEqual({ owned: 0, power: false });
  });
});

describe("rows that only grow", () => {
  test.each(["audit_trail", "security_log", "acceptances"])(
    "%s refuses change and removal to the app",
    async (name) => {
      for (const statement of [sql`delete from ${sql.table(name)}`, sql`truncate ${sql.table(name)}`]) {
        await expect(app.parts.db.write({ system: true }, (tx) => statement.execute(tx))).rejects.toThrow(
          "permission denied",
        );
      }
    },
  );
});

describe("a write", () => {
  test("that is refused leaves nothing behind", async () => {
    const client = await aClient(app);
    const result = await app.parts.db.write({ clientId: client.id }, async (tx) => {
      await tx.insertInto("brands").values({ client_id: client.id, name: "x" }).execute();
      return refuse(genericProblems.conflict);
    });
    expect(isRefusal(result)).toBe(true);
    expect(await brandsOf(client.id)).toBe(0);
  });

  test("that fails leaves nothing behind, and the connection is good for the next", async () => {
    const client = await aClient(app);
    for (let round = 0; round < 30; round += 1) {
      const broken = app.parts.db.write({ clientId: client.id }, async (tx) => {
        await tx.insertInto("brands").values({ client_id: client.id, name: "x" }).execute();
        throw new Error("on purpose");
      });
      await expect(broken).rejects.toThrow("on purpose");
    }
    expect(await brandsOf(client.id)).toBe(0);
  });

  test("that says its last statement keeps it, all of it or nothing, and ends with it", async () => {
    const client = await aClient(app);
    const add = (name: string, again: boolean) =>
      app.parts.db.write({ clientId: client.id }, async (tx) => {
        const brand = { client_id: client.id, name };
        await tx
          .insertInto("brands")
          .values({ ...brand, name: `${name} first` })
          .execute();
        await writeLast(tx, (last) => last.insertInto("brands").values(brand).execute());
        if (again) await tx.insertInto("brands").values(brand).execute();
        return "done";
      });
    expect(await add("x", false)).toBe("done");
    expect(await brandsOf(client.id)).toBe(2);
    await expect(add("x first", false)).rejects.toThrow("duplicate key");
    expect(await brandsOf(client.id)).toBe(2);
    await expect(add("y", true)).rejects.toThrow("a statement after the last");
    expect(await add("z", false)).toBe("done");
  });

  test("that waits for no answer of a statement fails with it, and keeps all of it or nothing", async () => {
    const client = await aClient(app);
    const add = (name: string) =>
      app.parts.db.write({ clientId: client.id }, async (tx) => {
        const insert = (named: string) =>
          tx.insertInto("brands").values({ client_id: client.id, name: named }).execute();
        await writeSoon(tx, insert(`${name} first`));
        await writeSoon(tx, insert(name));
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from brands`.execute(tx);
        return rows[0]?.n;
      });
    expect(await add("x")).toBe(2);
    // The cause is thrown, not that the transaction is over since.
    await expect(add("x")).rejects.toThrow("duplicate key");
    expect(await brandsOf(client.id)).toBe(2);
    const last = app.parts.db.write({ clientId: client.id }, (tx) =>
      writeSoon(tx, tx.insertInto("brands").values({ client_id: client.id, name: "x" }).execute()),
    );
    await expect(last).rejects.toThrow("duplicate key");
    const refused = await app.parts.db.write({ clientId: client.id }, async (tx) => {
      await writeSoon(tx, tx.insertInto("brands").values({ client_id: client.id, name: "y" }).execute());
      return refuse(genericProblems.conflict);
    });
    expect(isRefusal(refused)).toBe(true);
    expect(await brandsOf(client.id)).toBe(2);
  });

  test("is tried again after a deadlock", async () => {
    const client = await aClient(app);
    const [a, b] = [await aMember(app, { client }), await aMember(app, { client })];
    const touch = (first: string, second: string) =>
      app.parts.db.write({ clientId: client.id }, async (tx) => {
        for (const id of [first, second]) {
          await tx.updateTable("memberships").set({ sap_code: "x" }).where("id", "=", id).execute();
          await sql`select pg_sleep(0.05)`.execute(tx);
        }
        return "done";
      });
    const both = await Promise.all([
      touch(a.membershipId, b.membershipId),
      touch(b.membershipId, a.membershipId),
    ]);
    expect(both).toEqual(["done", "done"]);
  });

  async function brandsOf(clientId: string): Promise<number> {
    const rows = await plant(app, (tx) =>
      tx.selectFrom("brands").select("id").where("client_id", "=", clientId).execute(),
    );
    return rows.length;
  }
});

describe("a connection that breaks", () => {
  test.each(["read", "write"] as const)("fails the %s that holds it, and nothing else", async (mode) => {
    const held = Promise.withResolvers<number>();
    const broken = Promise.withResolvers<void>();
    const work = app.parts.db[mode]({ system: true }, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      held.resolve(rows[0]?.pid ?? 0);
      // An idle connection breaks.
      await broken.promise;
      return sql`select 1`.execute(tx);
    });
    const pid = await held.promise;
    await app.parts.db.read({ system: true }, (tx) =>
      sql`select pg_terminate_backend(${pid}, 5000)`.execute(tx),
    );
    broken.resolve();
    await expect(work).rejects.toThrow();
    await expect(
      app.parts.db.read({ system: true }, (tx) => sql`select 1 as one`.execute(tx)),
    ).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

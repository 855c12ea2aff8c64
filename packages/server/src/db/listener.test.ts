import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { copyTemplate, type TestDatabase } from "../../test/cluster.ts";
import { StrictLog } from "../../test/strict-log.ts";
import { Listener } from "./listener.ts";

let database: TestDatabase;
let teller: pg.Client;

beforeAll(async () => {
  database = await copyTemplate(inject("cluster"));
  teller = new pg.Client(database.appUrl);
  await teller.connect();
});
afterAll(async () => {
  await teller.end();
  await database.drop();
});

const tell = (payload: string) => teller.query("select pg_notify('trilha_live', $1)", [payload]);

describe("a listener", () => {
  it("hands what it hears to every handler, in their order", async () => {
    const listener = new Listener(database.appUrl, new StrictLog().log);
    const heard: string[] = [];
    listener.on("trilha_live", (payload) => heard.push(`first ${payload}`));
    listener.on("trilha_live", (payload) => heard.push(`second ${payload}`));
    listener.on("trilha_actor_changed", (payload) => heard.push(`other ${payload}`));
    await listener.start();
    await tell("a");
    await expect.poll(() => heard).toEqual(["first a", "second a"]);
    await listener.stop();
  });

  it("comes back when its connection is cut, and says that it did not hear", async () => {
    const listener = new Listener(database.appUrl, new StrictLog().log);
    const heard: string[] = [];
    const hearing: boolean[] = [];
    listener.on("trilha_live", (payload) => heard.push(payload));
    listener.onHearing((state) => hearing.push(state));
    await listener.start();
    await teller.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
    );
    await expect.poll(() => hearing).toEqual([true, false, true]);
    await tell("again");
    await expect.poll(() => heard).toEqual(["again"]);
    await listener.stop();
    expect(hearing).toEqual([true, false, true]);
  });
});

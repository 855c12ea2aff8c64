import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { buildApp } from "../src/app.ts";
import { composeParts, releaseParts } from "../src/compose.ts";
import { readSettings } from "../src/settings.ts";
import type { Statement } from "./bare.ts";

/**
 * Statements of the product for one request, and the answers of PostgreSQL: the work that a bare server must do too.
 * The request is made twice; the second is the usual one, when the caller is already known.
 */
export async function record(
  databaseUrl: string,
  env: Record<string, string>,
  path: string,
  headers: Record<string, string>,
): Promise<{ statements: Statement[]; json: string }> {
  const log = pino({ level: "error" }, pino.destination(2));
  const parts = composeParts(readSettings(env), { databaseUrl, log, clock: { now: () => new Date() } });
  const app = await buildApp(parts, { webApp: false });
  await parts.listener.start();
  const statements: Statement[] = [];
  let recording = false;
  parts.db.pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    client.query = ((first: string | Statement, ...rest: unknown[]) => {
      if (recording) statements.push(typeof first === "string" ? { text: first } : { ...first });
      return query(first, ...rest);
    }) as typeof client.query;
  });
  try {
    await app.inject({ url: path, headers });
    // A read's commit is sent after its answer.
    await sleep(50);
    recording = true;
    const { statusCode, payload } = await app.inject({ url: path, headers });
    await sleep(50);
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${payload}`);
    return { statements, json: payload };
  } finally {
    await app.close();
    await releaseParts(parts);
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "./platform/runtime/free-port.ts";
import { instanceUsing } from "./platform/runtime/instance-lock.ts";

// The real program in a process of its own, as a person starts and stops it.

let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "trilha-main-"));
});
afterEach(async () => {
  for (const child of running) await end(child, "SIGTERM");
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

interface Program {
  readonly child: ChildProcess;
  readonly port: number;
  readonly said: { out: string; err: string };
}

async function launch(env: Record<string, string> = {}): Promise<Program> {
  const port = Number(env.PORT ?? (await freePort()));
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, ["--disable-proto=delete", join(import.meta.dirname, "main.ts")], {
    env: { PATH, DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "silent", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    output.out += String(chunk);
  });
  child.stderr.on("data", (chunk) => {
    output.err += String(chunk);
  });
  child.once("exit", () => running.delete(child));
  return { child, port, said: output };
}

/** Waits for the ready line. */
async function start(env?: Record<string, string>): Promise<Program> {
  const program = await launch(env);
  while (!program.said.out.includes("Trilha is ready")) {
    if (program.child.exitCode !== null) throw new Error(program.said.err);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return program;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, "close");
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/** Runs a program that is to refuse to start. */
async function refusal(env: Record<string, string>): Promise<{ code: number; line: string }> {
  const { child, said: output } = await launch(env);
  const [code] = await once(child, "close");
  return { code, line: output.err.replace(/^\(.*Warning.*\n/gm, "") };
}

const isWell = async ({ port }: Program) => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;

/** A request whose body is not complete yet. */
async function halfRequest(port: number): Promise<{ socket: Socket; finish: () => Promise<string> }> {
  const body = "grant_type=password&username=nobody&password=nothing";
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const head = ["POST /o/token/ HTTP/1.1", "Host: trilha", "Content-Type: application/x-www-form-urlencoded"];
  socket.write(`${head.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const finish = async () => {
    socket.write(body.slice(9));
    const [answer] = await once(socket, "data");
    return String(answer);
  };
  return { socket, finish };
}

describe("Trilha", { timeout: 60_000 }, () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "on %s finishes requests in flight and ends with 0",
    async (signal) => {
      const program = await start();
      expect(program.said.out).toContain(`http://localhost:${program.port}`);
      expect(program.said.out).toContain("npm run create-superuser");
      const { socket, finish } = await halfRequest(program.port);
      const ended = end(program.child, signal);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await finish()).toMatch(/^HTTP\/1\.1 4\d\d /);
      // The connection stays open on our side: nobody waits for it.
      expect(await ended).toBe(0);
      socket.destroy();
      expect(instanceUsing(dataDir)).toBeUndefined();
    },
  );

  it("recovers after a kill -9 without help", async () => {
    const killed = await start();
    await end(killed.child, "SIGKILL");
    const next = await start();
    expect(await isWell(next)).toBe(true);
    expect(await end(next.child, "SIGTERM")).toBe(0);
  });

  it("serves with several processes on one port, and puts their metrics together", async () => {
    const program = await start({ WEB_CONCURRENCY: "2" });
    expect(await isWell(program)).toBe(true);
    const metrics = await (await fetch(`http://127.0.0.1:${program.port}/metrics`)).text();
    expect(metrics).toContain("trilha_jobs");
    expect(await end(program.child, "SIGTERM")).toBe(0);
    await expect(isWell(program)).rejects.toThrow();
  });
});

describe("what keeps it from starting is one line and exit code 1:", { timeout: 60_000 }, () => {
  it("a data folder another instance uses, which goes on unharmed", async () => {
    const first = await start();
    const { code, line } = await refusal({});
    expect(code).toBe(1);
    expect(line).toMatch(/^The data folder \S+ is used by another Trilha \(process \d+\): .*\n$/);
    expect(await isWell(first)).toBe(true);
  });

  it("a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const { code, line } = await refusal({ PORT: String(port) });
    expect({ code, line }).toEqual({
      code: 1,
      line: `Port ${port} of 127.0.0.1 is taken by another program: stop it, or set PORT.\n`,
    });
    other.close();
  });

  it.each([
    [{ PORT: "eighty" }, 'PORT must be a whole number from 0 to 65535. It is "eighty".\n'],
    [{ DATABASE_ULR: "x" }, "DATABASE_ULR is not a setting of Trilha. Did you mean DATABASE_URL"],
    [{ DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" }, "cannot be reached: nothing listens there.\n"],
    [{ DATA_DIR: "/dev/null/data" }, "The data folder /dev/null/data cannot be"],
    [{ NODE_ENV: "production" }, "NODE_ENV=production refuses to start: SECRET_KEY is not set"],
  ])("%j", async (env, message) => {
    const { code, line } = await refusal(env as unknown as Record<string, string>);
    expect(code).toBe(1);
    expect(line).toContain(message);
    expect(line.trim().split("\n")).toHaveLength(1);
  });
});

import dns from "node:dns";
import { afterEach, describe, expect, it, vi } from "vitest";
import { json, type Provider, startProvider } from "../../../test/provider.ts";
import { isPublicAddress } from "./network-ranges.ts";
import { ForbiddenAddressError, readObject, sendOut } from "./outgoing.ts";

let provider: Provider | undefined;
afterEach(async () => {
  await provider?.stop();
  provider = undefined;
});

async function portOf(
  answer: Parameters<typeof startProvider>[0] = (_, response) => json(response, 200, {}),
) {
  provider = await startProvider(answer);
  return { origin: provider.origin, port: new URL(provider.origin).port };
}

describe("a request to somebody else", () => {
  it("carries what it is given and brings the answer", async () => {
    const { origin } = await portOf((_, response) => json(response, 201, { ok: "ção" }));
    const answer = await sendOut({
      method: "POST",
      url: `${origin}/a?b=1`,
      headers: { "x-y": "z" },
      body: "ação",
    });
    expect(answer.status).toBe(201);
    expect(readObject(answer.body)).toEqual({ ok: "ção" });
    expect(provider?.arrived[0]).toMatchObject({ method: "POST", path: "/a?b=1" });
    expect(provider?.arrived[0]?.headers).toMatchObject({ "x-y": "z", "content-length": "6" });
    expect(String(provider?.arrived[0]?.body)).toBe("ação");
  });

  it("follows no redirect", async () => {
    const { origin } = await portOf((_, response) =>
      response.writeHead(302, { location: "/elsewhere" }).end(),
    );
    expect((await sendOut({ method: "GET", url: origin })).status).toBe(302);
    expect(provider?.arrived.length).toBe(1);
  });

  it("does not wait for ever, neither for the answer nor for its end", async () => {
    const { origin } = await portOf((request, response) => {
      if (request.path === "/half") response.writeHead(200).write("a");
    });
    await expect(sendOut({ method: "GET", url: origin, timeoutMs: 100 })).rejects.toThrow(/abort/i);
    await expect(sendOut({ method: "GET", url: `${origin}/half`, timeoutMs: 100 })).rejects.toThrow(/abort/i);
  });

  it("takes no large answer", async () => {
    const { origin } = await portOf((_, response) => response.writeHead(200).end("a".repeat(100_000)));
    await expect(sendOut({ method: "GET", url: origin })).rejects.toThrow("too large");
  });

  it("reads nothing into an answer that is none", () => {
    for (const body of ["", "<html>", "null", "1", '"x"']) expect(readObject(body)).toEqual({});
  });
});

describe("an address that came from a user", () => {
  const ask = (url: string) => sendOut({ method: "GET", url, mayConnect: isPublicAddress });

  it.each([
    "127.0.0.1",
    "localhost",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "0x7f.1",
    "2130706433",
    "0177.0.0.1",
    "127.1",
    "0",
  ])("does not lead to this machine as %s", async (host) => {
    const { port } = await portOf();
    await expect(ask(`http://${host}:${port}/`)).rejects.toBeInstanceOf(ForbiddenAddressError);
    expect(provider?.arrived).toEqual([]);
  });

  it("does not lead to the cloud's own data", async () => {
    await expect(ask("http://169.254.169.254/latest/meta-data/")).rejects.toBeInstanceOf(
      ForbiddenAddressError,
    );
  });

  const resolveTo = (...answers: { address: string; family: number }[][]) => {
    vi.spyOn(dns, "lookup").mockImplementation(((_host: string, _options: unknown, done: unknown) => {
      const addresses = answers.length > 1 ? answers.shift() : answers[0];
      (done as (error: null, addresses: unknown) => void)(null, addresses);
    }) as typeof dns.lookup);
  };

  it("is looked up once, so a name that changes between check and connect gains nothing", async () => {
    const { port } = await portOf();
    resolveTo([{ address: "127.0.0.1", family: 4 }]);
    await expect(ask(`http://rebind.example:${port}/`)).rejects.toBeInstanceOf(ForbiddenAddressError);
    resolveTo([
      { address: "93.184.215.14", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ]);
    await expect(ask(`http://both.example:${port}/`)).rejects.toBeInstanceOf(ForbiddenAddressError);
    expect(provider?.arrived).toEqual([]);
  });

  it("is looked at again when connected, whatever the check said before", async () => {
    const { port } = await portOf();
    const verdicts = [true, false];
    const mayConnect = () => verdicts.shift() ?? false;
    const request = sendOut({ method: "GET", url: `http://127.0.0.1:${port}/`, mayConnect });
    await expect(request).rejects.toBeInstanceOf(ForbiddenAddressError);
    expect(provider?.arrived).toEqual([]);
  });

  it("is reached when it is allowed", async () => {
    const { port } = await portOf();
    resolveTo([{ address: "127.0.0.1", family: 4 }]);
    const url = `http://push.example:${port}/`;
    expect((await sendOut({ method: "GET", url, mayConnect: () => true })).status).toBe(200);
  });
});

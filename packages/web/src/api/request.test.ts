import { describe, expect, it } from "vitest";
import { problemFrom } from "./problem.ts";
import { addressOf, type CallSpec, type Identity, requestOf } from "./request.ts";

const identity: Identity = { bearer: "abc", app: { clientId: "web", clientSecret: "s" } };
const header = (headers: Record<string, string>) => (name: string) => headers[name] ?? null;
const route = (changes: Partial<CallSpec>): CallSpec => ({
  method: "GET",
  path: "/api/things/:id",
  access: "participant",
  ...changes,
});

describe("the address of a call", () => {
  it("fills in the path and leaves out what is not given", () => {
    expect(
      addressOf(route({}), { params: { id: "a/b" }, query: { search: "são", cursor: undefined, n: 2 } }),
    ).toBe("/api/things/a%2Fb?search=s%C3%A3o&n=2");
  });
});

describe("the request of a call", () => {
  it("sends a bearer and the language", () => {
    expect(requestOf(route({}), {}, identity, "fr-FR", undefined).headers).toEqual({
      accept: "application/json",
      "accept-language": "fr-FR",
      authorization: "Bearer abc",
    });
  });

  it("sends the app's own credentials and a form where the contract says so", () => {
    const sent = requestOf(
      route({ method: "POST", access: "app", form: true }),
      { body: { grant_type: "password", username: "ana", scope: undefined } },
      identity,
      "pt-BR",
      undefined,
    );
    expect(sent.headers.authorization).toBe(`Basic ${btoa("web:s")}`);
    expect(sent.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(sent.body).toBe("grant_type=password&username=ana");
  });

  it("carries a key only where the endpoint takes one, and no credentials where anyone may call", () => {
    const keyed = requestOf(
      route({ method: "POST", idempotent: true }),
      { body: {} },
      identity,
      "pt-BR",
      "k1",
    );
    expect(keyed.headers["idempotency-key"]).toBe("k1");
    const open = requestOf(route({ access: "public" }), {}, identity, "pt-BR", "k1");
    expect(open.headers).not.toHaveProperty("idempotency-key");
    expect(open.headers).not.toHaveProperty("authorization");
  });
});

describe("a refusal", () => {
  it("is read from problem+json, from an OAuth error and from anything else", () => {
    expect(
      problemFrom(422, { code: "request.invalid", title: "Confira", requestId: "r1" }, header({})),
    ).toMatchObject({
      code: "request.invalid",
      message: "Confira",
      requestId: "r1",
    });
    expect(
      problemFrom(
        400,
        { error: "invalid_grant", code: "identity.sign_in_failed", error_description: "Não" },
        header({ "x-request-id": "r2", "retry-after": "7" }),
      ),
    ).toMatchObject({
      code: "identity.sign_in_failed",
      message: "Não",
      requestId: "r2",
      retryAfter: 7,
    });
    expect(problemFrom(502, "<html>", header({ "x-request-id": "r3" }))).toMatchObject({
      code: "service.error",
      status: 502,
      message: "",
    });
  });
});

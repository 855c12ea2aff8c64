import { expect, test } from "vitest";
import { ForbiddenAddressError } from "../outgoing.ts";
import { findProblem, ProviderFault } from "./findings.ts";

const whole = {
  authorization_endpoint: "https://id.example.com/auth",
  token_endpoint: "https://id.example.com/token",
  jwks_uri: "https://id.example.com/jwks",
};

test.each([
  [whole, undefined],
  [{ ...whole, response_types_supported: ["code", "id_token"] }, undefined],
  [{ ...whole, code_challenge_methods_supported: ["plain", "S256"] }, undefined],
  [{ ...whole, jwks_uri: undefined }, "incomplete"],
  [{ ...whole, token_endpoint: "" }, "incomplete"],
  [{ ...whole, response_types_supported: ["id_token"] }, "no_code_flow"],
  [{ ...whole, code_challenge_methods_supported: ["plain"] }, "no_pkce"],
])("security row 17: a provider that says %o is found %s", (metadata, finding) => {
  expect(findProblem(metadata)).toBe(finding);
});

const coded = (code: string, cause?: unknown) => Object.assign(new Error("x", { cause }), { code });
test.each([
  [coded("OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED"), "issuer_differs"],
  [coded("OAUTH_RESPONSE_IS_NOT_CONFORM"), "not_found"],
  [coded("OAUTH_HTTP_REQUEST_FORBIDDEN"), "not_https"],
  [coded("OAUTH_RESPONSE_BODY_ERROR"), "refused"],
  [coded("OAUTH_JWT_CLAIM_COMPARISON_FAILED"), "not_trusted"],
  [coded("ERR_SOMETHING", new ForbiddenAddressError("10.0.0.1")), "address_closed"],
  [coded("ECONNREFUSED"), "unreachable"],
  ["a text", "unreachable"],
])("what went wrong with a provider has a name: %s", (error, finding) => {
  const fault = ProviderFault.of(error);
  expect(fault.finding).toBe(finding);
  expect(ProviderFault.of(fault)).toBe(fault);
});

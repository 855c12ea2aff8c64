import { expect, test } from "vitest";
import { relyingParty } from "./relying-party.ts";

const publicUrl = "https://trilha.example";

test.each([
  ["the installation's own address", "trilha.example", false, "trilha.example", "https://trilha.example"],
  ["an address below it", "nimbus.trilha.example", true, "trilha.example", "https://nimbus.trilha.example"],
  ["a client's own address", "clube.nimbus.com", true, "clube.nimbus.com", "https://clube.nimbus.com"],
  [
    "a client's own, with a port",
    "clube.nimbus.com:8443",
    true,
    "clube.nimbus.com",
    "https://clube.nimbus.com:8443",
  ],
  ["a host with the usual port", "trilha.example:443", false, "trilha.example", "https://trilha.example"],
  ["no host at all", "", false, "trilha.example", "https://trilha.example"],
  ["a host that is none", "a b", true, "trilha.example", "https://trilha.example"],
  ["an address nobody listed", "evil.example", false, "trilha.example", "https://trilha.example"],
  ["one that only ends like ours", "eviltrilha.example", false, "trilha.example", "https://trilha.example"],
])("passkeys at %s", (_name, host, isListed, id, origin) => {
  expect(relyingParty(publicUrl, host, isListed)).toEqual({ id, origin });
});

test("passkeys on a developer's machine, behind whatever port", () => {
  expect(relyingParty("http://localhost:8080", "localhost:5173", false)).toEqual({
    id: "localhost",
    origin: "http://localhost:5173",
  });
});

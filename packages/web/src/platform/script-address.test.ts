import { expect, test, vi } from "vitest";

test.each([
  ["/sw.js", true],
  ["/assets/picture-worker-B5x_-1aZ.js", true],
  ["/assets/picture-worker-pdf-B5x_-1aZ.js", true],
  ["/assets/other-B5x.js", false],
  ["/store/picture-worker-1.js", false],
  ["//example.com/sw.js", false],
  ["https://example.com/assets/picture-worker-1.js", false],
])("%s becomes a script of this app: %s", async (address, own) => {
  vi.resetModules();
  vi.stubEnv("DEV", false);
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (address: string) => string }) => rules,
  );
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { scriptAddress } = await import("./script-address.ts");
  if (own) expect(scriptAddress(address)).toBe(address);
  else expect(() => scriptAddress(address)).toThrow("Not a script of this app");
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("trilha", expect.anything());
});

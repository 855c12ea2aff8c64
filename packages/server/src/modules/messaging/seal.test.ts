import { describe, expect, it } from "vitest";
import { keysFrom } from "../../http/keys.ts";
import { seal, unseal } from "./seal.ts";

const [old, current] = ["o".repeat(32), "c".repeat(32)];
const secrets = { link: "https://x.example/secret", code: "123456" };

describe("sealed secrets", () => {
  it("come back as they were, and nobody reads them in between", () => {
    const sealed = seal(keysFrom([current]), secrets);
    expect(sealed?.includes("secret")).toBe(false);
    expect(unseal(keysFrom([current]), sealed)).toEqual(secrets);
  });

  it("are never the same twice", () => {
    const keys = keysFrom([current]);
    expect(seal(keys, secrets)).not.toEqual(seal(keys, secrets));
  });

  it("open while the key is rotated, and not after", () => {
    const sealed = seal(keysFrom([old]), secrets);
    expect(unseal(keysFrom([current, old]), sealed)).toEqual(secrets);
    expect(() => unseal(keysFrom([current]), sealed)).toThrow("cannot be opened");
  });

  it("do not open when changed", () => {
    const keys = keysFrom([current]);
    const sealed = seal(keys, secrets) ?? Buffer.alloc(0);
    for (let index = 0; index < sealed.length; index += 7) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(keys, changed)).toThrow("cannot be opened");
    }
  });

  it("of nothing are nothing", () => {
    expect(seal(keysFrom([current]), {})).toBeNull();
    expect(unseal(keysFrom([current]), null)).toEqual({});
  });
});

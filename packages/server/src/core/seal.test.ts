import { describe, expect, it } from "vitest";
import { keysFrom } from "./keys.ts";
import { seal, sealingKey, unseal } from "./seal.ts";

const [old, current] = ["o".repeat(32), "c".repeat(32)];
const text = "https://x.example/secret?code=123456";
const purpose = "outbox-mask";

describe("sealed secrets", () => {
  it("come back as they were, and nobody reads them in between", () => {
    const sealed = seal(keysFrom([current]), purpose, text);
    expect(sealed.includes("secret")).toBe(false);
    expect(unseal(keysFrom([current]), purpose, sealed)).toEqual(text);
  });

  it("are never the same twice", () => {
    const keys = keysFrom([current]);
    expect(seal(keys, purpose, text)).not.toEqual(seal(keys, purpose, text));
  });

  it("open while the key is rotated, and not after", () => {
    const sealed = seal(keysFrom([old]), purpose, text);
    expect(unseal(keysFrom([current, old]), purpose, sealed)).toEqual(text);
    expect(() => unseal(keysFrom([current]), purpose, sealed)).toThrow("cannot be opened");
  });

  it("do not open when changed", () => {
    const keys = keysFrom([current]);
    const sealed = seal(keys, purpose, text);
    for (let index = 0; index < sealed.length; index += 7) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(keys, purpose, changed)).toThrow("cannot be opened");
    }
  });

  it("do not open for another purpose", () => {
    const keys = keysFrom([current]);
    expect(() => unseal(keys, "reward-code", seal(keys, purpose, text))).toThrow("cannot be opened");
  });

  it("name their key without telling it", () => {
    const name = sealingKey(keysFrom([current]), purpose);
    expect(sealingKey(keysFrom([current, old]), purpose)).toEqual(name);
    expect(sealingKey(keysFrom([old]), purpose)).not.toEqual(name);
    expect(name).toHaveLength(8);
  });
});

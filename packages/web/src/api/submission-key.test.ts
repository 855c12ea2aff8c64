import { describe, expect, it } from "vitest";
import { submissionKeys } from "./submission-key.ts";

const counted = () => {
  let last = 0;
  return submissionKeys(() => {
    last += 1;
    return `key ${last}`;
  });
};

describe("the key of a submission", () => {
  it("stays while the same content is tried again", () => {
    const keys = counted();
    expect(keys.of({ email: "ana@loja.br" })).toBe("key 1");
    expect(keys.of({ email: "ana@loja.br" })).toBe("key 1");
  });

  it("is new for other content", () => {
    const keys = counted();
    keys.of({ email: "ana@loja.br" });
    expect(keys.of({ email: "bia@loja.br" })).toBe("key 2");
  });

  it("is new for the same thing once it has been done", () => {
    const keys = counted();
    keys.of({ ids: ["a"] });
    keys.done();
    expect(keys.of({ ids: ["a"] })).toBe("key 2");
  });
});

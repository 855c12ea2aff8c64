import { questionKinds } from "@trilha/contract/learning/questions/sorts.ts";
import { describe, expect, it } from "vitest";
import { questionCompleteness } from "./completeness.ts";
import { bodyAs, newBody, newPartId } from "./new-body.ts";

describe("languages of a question", () => {
  it.each(questionKinds)("counts nothing of a new %s", (kind) => {
    expect(questionCompleteness(newBody(kind)).map(({ percent }) => percent)).toEqual([0, 0, 0, 0]);
  });

  it("counts what is written in any language", () => {
    const body = { ...newBody("scale"), prompt: { "pt-BR": "Gostou?", "en-US": "Did you like it?" } };
    const whole = { ...body, ...{ low: { "pt-BR": "Nada" } } };
    const percentIn = (locale: string) =>
      questionCompleteness(whole).find((one) => one.locale === locale)?.percent;
    expect([percentIn("pt-BR"), percentIn("en-US"), percentIn("fr-FR")]).toEqual([100, 50, 0]);
  });
});

describe("another kind", () => {
  it("keeps what was asked, and the choices where both have some", () => {
    const several = newBody("several");
    const one = bodyAs({ ...several, prompt: { "pt-BR": "Quais?" } }, "one");
    expect(one).toMatchObject({ kind: "one", prompt: { "pt-BR": "Quais?" } });
    expect(one.kind === "one" && one.options.map(({ share }) => share)).toEqual([100, 0, 0, 0]);
    expect(bodyAs(one, "essay")).toMatchObject({ kind: "essay", prompt: { "pt-BR": "Quais?" } });
  });

  it("names a new part as none is named", () => {
    const ids = Array.from({ length: 20 }, newPartId);
    expect(new Set(ids).size).toBe(20);
    expect(ids.every((id) => /^[a-z0-9]{1,12}$/.test(id))).toBe(true);
  });
});

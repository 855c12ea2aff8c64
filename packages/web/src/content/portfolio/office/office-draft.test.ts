import { describe, expect, it } from "vitest";
import { bodyOf, draftOf, newPerson, withShown } from "./office-draft.ts";
import type { Office } from "./portfolio-office.queries.ts";

const course = (id: string, shown: boolean): Office["courses"][number] => ({
  ...{ id, shown, kind: "course", title: id, coverUrl: null, forEverybody: true },
});
const office: Office = {
  ...{ version: 3, enabled: true, address: "https://demo.example/portfolio" },
  texts: { headline: { "pt-BR": "Aprenda" }, intro: {}, teamTitle: {}, teamText: {} },
  people: [{ name: "Ana", role: {}, about: {}, pictureFileId: null, pictureUrl: null }],
  courses: [course("a", true), course("b", true), course("c", false)],
};

describe("§routes#portfolio-group the portfolio as it is edited", () => {
  it("sends what is shown, in its order, and nobody without a name", () => {
    const draft = { ...draftOf(office), people: [...draftOf(office).people, newPerson()] };
    expect(bodyOf(draft, 3)).toMatchObject({
      version: 3,
      courseIds: ["a", "b"],
      people: [{ name: "Ana", role: {}, about: {}, pictureFileId: null }],
    });
  });

  it.each([
    ["a hidden one comes last of those shown", "c", true, "a b c|"],
    ["one that is hidden leaves them", "a", false, "b|a c"],
    ["one that is shown stays where it is", "a", true, "a b|c"],
  ])("%s", (_, id, shown, expected) => {
    const courses = withShown(office.courses, id, shown);
    const ids = (which: boolean) =>
      courses
        .filter((one) => one.shown === which)
        .map((one) => one.id)
        .join(" ");
    expect(`${ids(true)}|${ids(false)}`).toBe(expected);
  });
});

import { expect, test } from "vitest";
import { aDraft, anActivity } from "../../../../test/builders-courses.ts";
import { copyDraft } from "./copy-draft.ts";

test("§learning#versions a copy has ids of its own, which require and replace each other as before", () => {
  const first = anActivity();
  const flash = anActivity({ type: "flash", data: { replacementId: first.id }, requires: [first.id] });
  const draft = aDraft({ modules: [{ activities: [first, flash] }, {}] });
  let made = 0;
  const copy = copyDraft(draft, () => `id${++made}`);
  const [one, two] = copy.modules[0]?.activities ?? [];
  expect(two).toMatchObject({ requires: [one?.id], data: { replacementId: one?.id } });
  const ids = [...copy.modules, ...copy.modules.flatMap((module) => module.activities)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  expect(ids.every((id) => id.startsWith("id"))).toBe(true);
});

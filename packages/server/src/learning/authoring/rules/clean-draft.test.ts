import { expect, test } from "vitest";
import { aDraft } from "../../../../test/builders-courses.ts";
import { cleanDraft } from "./clean-draft.ts";

test("§learning#versions texts of the editor are cleaned and empty texts left out; what is clean stays as it is", () => {
  const html = { "pt-BR": "<p onclick=x>a</p>", "en-US": "<script>1</script>", "fr-FR": "" };
  const draft = aDraft({
    title: { "pt-BR": "a", "es-ES": "" },
    modules: [{ title: { "fr-FR": "" }, activities: [{ data: { kind: "text", html } }] }],
  });
  const clean = cleanDraft(draft);
  expect(clean.title).toEqual({ "pt-BR": "a" });
  expect(clean.modules[0]?.title).toEqual({});
  expect(clean.modules[0]?.activities[0]?.data).toEqual({ kind: "text", html: { "pt-BR": "<p>a</p>" } });
  expect(cleanDraft(clean)).toEqual(clean);
});

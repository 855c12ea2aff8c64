// §states#course The way of the demo's author: a bank from a file, a test drawn by blueprint, and what the answers say of its questions.
import type { Page } from "@playwright/test";
import type { ShownQuestion } from "@trilha/contract/learning/questions/shown.ts";
import { unique } from "../../../server/test/builders.ts";
import { taker } from "../../../server/test/builders-attempts.ts";
import { enrolled } from "../../../server/test/builders-courses.ts";
import { demoCourse, demoLearners } from "../fixtures/demo.ts";
import { expect, test } from "../fixtures/test.ts";

const GIFT = `// [tag:portas]
Qual porta leva energia? {
  =USB-C
  ~HDMI
  ~VGA
}

// [tag:portas]
Qual porta leva imagem? {
  ~HDMI
  =USB-A
}

// [tag:memória]
A RAM guarda sem energia. {FALSE}

// [tag:memória]
Quantos bits tem um byte? {#8}
`;
/** Answers of those who know; the file has one of them wrong. */
const known: Readonly<Record<string, string>> = {
  "Qual porta leva energia?": "USB-C",
  "Qual porta leva imagem?": "HDMI",
};

function answered(question: ShownQuestion, knows: boolean) {
  if (question.kind === "true_false") return { kind: "true_false", value: !knows } as const;
  if (question.kind === "numeric") return { kind: "numeric", text: knows ? "8" : "7" } as const;
  if (question.kind !== "one") throw new Error(`nobody wrote a ${question.kind}`);
  const { options, prompt } = question;
  const chosen = options.find(({ text }) => (text === known[prompt]) === knows);
  return { kind: "one", option: chosen?.id ?? "" } as const;
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("on the demo a bank comes in from GIFT, a test is drawn of it by blueprint, and its analysis finds the wrong key", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { app } = product;
  const bank = unique("Portas e memória");
  const named = unique("Portas do notebook");

  await test.step("four questions come in from a file, into a bank of their own", async () => {
    await signInAs("admin", "/admin/question-banks");
    await page.getByRole("button", { name: "Novo banco" }).click();
    await page.getByRole("textbox", { name: "Nome" }).fill(bank);
    await page.getByRole("button", { name: "Criar banco" }).click();
    await expect(title(page)).toHaveText(bank);
    await page.getByRole("link", { name: "Importar" }).first().click();
    const file = { name: "loja.gift", mimeType: "", buffer: Buffer.from(GIFT) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Importar 4 perguntas" }).click();
    await page.getByRole("link", { name: "Ver as perguntas" }).click();
    await expect(title(page)).toHaveText(bank);
    await expect(page.getByText("4 perguntas").first()).toBeVisible();
  });

  await test.step("a test of a new course asks two of each tag, and is published", async () => {
    await page.goto("/admin/courses");
    await page.getByRole("button", { name: "Novo curso ou trilha" }).first().click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Título" }).fill(named);
    await page.getByRole("dialog").getByRole("button", { name: "Criar" }).click();
    await expect(title(page)).toHaveText(named);
    await page.getByRole("button", { name: "Adicionar módulo" }).click();
    await page.getByRole("button", { name: "Adicionar atividade a Módulo 1" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Teste que bloqueia/ })
      .click();
    const panel = page.getByRole("region", { name: "O que você escolheu" });
    const itsTitle = panel.getByRole("textbox", { name: /^Título/ });
    // Until its panel is here, a title is still the course's.
    await expect(itsTitle).not.toHaveValue(named);
    await itsTitle.fill("Prova da loja");
    for (const [part, tag] of ["portas", "memória"].entries()) {
      await page.getByRole("button", { name: "Sortear de um banco" }).click();
      await panel.getByRole("combobox", { name: "Banco" }).nth(part).selectOption(bank);
      await panel.getByRole("textbox", { name: "Quantas perguntas" }).nth(part).fill("2");
      await panel.getByRole("combobox", { name: "Só com estas etiquetas" }).nth(part).fill(`${tag},`);
      await expect(panel.getByRole("button", { name: `Tirar a etiqueta ${tag}` })).toBeVisible();
    }
    await expect(panel.getByText(/^4 perguntas, sem limite de tempo, 70% para passar/)).toBeVisible();
    // Content under the page's bar while it scrolls is not looked at.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible();
    await expect(page.getByText("Nada impede a publicação.")).toBeVisible();
    await page.getByRole("button", { name: "Publicar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publicar agora" }).click();
    await expect(page.getByText("Versão 1 publicada").first()).toBeVisible();
  });

  const course = await demoCourse(product, named);
  await test.step("thirty of its people take it, half of whom know", async () => {
    for (const [number, person] of (await demoLearners(product, 30)).entries()) {
      await enrolled(app, person, course);
      const at = taker(app, person);
      const { answer } = await at.start(await at.open(course));
      const knows = number % 2 === 0;
      const steps = answer.questions.map((question, place) => at.step(place, answered(question, knows)));
      expect((await at.submit(answer.id, ...steps)).answer.attempt.result?.percent).toBe(knows ? 75 : 25);
    }
  });

  await test.step("the analysis says which question misleads, and leads to it", async () => {
    await page.goto(`/admin/results/${course.id}/${course.activities[0]?.id}`);
    await expect(title(page)).toHaveText("Prova da loja");
    await page.getByRole("link", { name: "Análise das perguntas" }).click();
    await page.getByRole("button", { name: "Calcular agora" }).click();
    const item = (prompt: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: prompt }) });
    const misleading = item("Qual porta leva imagem?");
    await expect(misleading.getByText("Engana os melhores")).toBeVisible();
    await expect(misleading.getByRole("table", { name: "Quem escolheu o quê" })).toContainText("HDMI");
    await expect(item("Quantos bits tem um byte?")).toContainText("50%");
    await expect(item("Quantos bits tem um byte?").getByText("Engana os melhores")).toHaveCount(0);
    await expectAccessible();
    await misleading.getByRole("link", { name: /^Abrir a pergunta/ }).click();
    await expect(page.getByRole("textbox", { name: "Enunciado (Português)" })).toHaveValue(
      "Qual porta leva imagem?",
    );
  });
});

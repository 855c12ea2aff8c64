// The back office of questions: written by keyboard, brought in from a file, drawn by a test that asks for what there is.
import type { Page } from "@playwright/test";
import { aClient, aStaffMember } from "../../server/test/builders.ts";
import { aCourse, aDraft } from "../../server/test/builders-courses.ts";
import { aBank, aQuestion } from "../../server/test/builders-questions.ts";
import { expect, test } from "./fixtures/test.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Goes on by Tab until the focus is on what is wanted: nothing here is reached in another way. */
async function tabTo(page: Page, wanted: ReturnType<Page["locator"]>) {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${wanted}`);
}

/** Writes into the fields of these names, in their order, by keyboard. */
async function write(
  page: Page,
  fields: readonly (readonly [label: string | RegExp, text: string, nth?: number])[],
) {
  for (const [label, text, nth = 0] of fields) {
    await tabTo(page, page.locator("form").getByRole("textbox", { name: label }).nth(nth));
    await page.keyboard.press("Control+a");
    await page.keyboard.type(text);
  }
}

const TEXT = "Texto (Português)";
const kinds = [
  [
    "one",
    [
      [TEXT, "Sim"],
      [TEXT, "Não", 1],
      [TEXT, "Talvez", 2],
    ],
  ],
  [
    "several",
    [
      [TEXT, "Tela"],
      [TEXT, "Bateria", 1],
      [TEXT, "Cheiro", 2],
      [TEXT, "Sorte", 3],
    ],
  ],
  ["true_false", []],
  [
    "numeric",
    [
      ["De", "16"],
      ["Unidade (Português)", "GB"],
    ],
  ],
  ["short_text", [[/^Grafias aceitas/, "USB-C"]]],
  [
    "ordering",
    [
      [TEXT, "Ouvir"],
      [TEXT, "Mostrar", 1],
      [TEXT, "Fechar", 2],
    ],
  ],
  [
    "matching",
    [
      ["À esquerda (Português)", "SSD"],
      ["Combina com (Português)", "Guarda"],
      ["À esquerda (Português)", "RAM", 1],
      ["Combina com (Português)", "Lembra", 1],
      ["À esquerda (Português)", "CPU", 2],
      ["Combina com (Português)", "Calcula", 2],
    ],
  ],
  ["essay", [["Resposta modelo (Português)", "Ouça primeiro."]]],
  [
    "scale",
    [
      ["O que significa o 1 (Português)", "Nada"],
      ["O que significa o último (Português)", "Muito"],
    ],
  ],
] as const;

test("a question of each kind is written by keyboard", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
  const client = await aClient(product.app);
  const author = await aStaffMember(product.app, client, "program_administrator");
  const bank = await aBank(product.app, client, "Balcão");
  await signInAs(author, `/admin/question-banks/${bank.id}`);
  await expect(title(page)).toHaveText("Balcão");
  await expectAccessible();

  for (const [kind, fields] of kinds)
    await test.step(kind, async () => {
      await page.goto(`/admin/question-banks/${bank.id}/new?kind=${kind}`);
      await expect(title(page)).toHaveText("Nova pergunta");
      const prompt = page.getByRole("textbox", { name: "Enunciado (Português)" });
      await prompt.waitFor();
      await write(page, [["Enunciado (Português)", `O que é ${kind}?`], ...fields]);
      await expect(page.getByText("Disponível em: Português")).toBeVisible();
      // Content under the page's bar while it scrolls is not looked at.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible();
      await tabTo(page, page.getByRole("button", { name: "Criar pergunta" }));
      await page.keyboard.press("Enter");
      await expect(title(page)).toHaveText("Pergunta");
      await expect(prompt).toHaveValue(`O que é ${kind}?`);
    });

  await test.step("all of them are in the bank", async () => {
    await page.goto(`/admin/question-banks/${bank.id}`);
    await expect(page.getByText("9 perguntas").first()).toBeVisible();
    await expectAccessible();
  });
});

test("a question is tried as it is written, kept in versions, retired and brought back", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const client = await aClient(product.app);
  const author = await aStaffMember(product.app, client, "program_administrator");
  const bank = await aBank(product.app, client, "Balcão");
  await signInAs(author, `/admin/question-banks/${bank.id}`);

  await test.step("what is missing is said at its field", async () => {
    await page.getByRole("button", { name: "Nova pergunta" }).click();
    await expectAccessible("[role=dialog]");
    await page.getByRole("button", { name: /^Uma resposta/ }).click();
    await page.getByRole("button", { name: "Criar pergunta" }).click();
    await expect(page.getByRole("alert")).toContainText("Falta o enunciado");
    await page.getByRole("alert").getByRole("link", { name: "Enunciado" }).click();
    await expect(page.getByRole("textbox", { name: "Enunciado (Português)" })).toBeFocused();
  });

  await test.step("what a choice is worth is told at once", async () => {
    await page.getByRole("textbox", { name: "Enunciado (Português)" }).fill("Qual porta carrega?");
    const choices = page.locator("form").getByRole("textbox", { name: TEXT });
    await choices.nth(0).fill("USB-C");
    await choices.nth(1).fill("HDMI");
    await choices.nth(2).fill("USB-A");
    await page.getByRole("combobox", { name: "Quanto vale Opção 3" }).selectOption("half");
    await page.getByRole("radio", { name: "USB-A" }).check();
    await expect(page.getByText("Em parte: 0,5 de 1 (50%)")).toBeVisible();
    await page.getByRole("radio", { name: "USB-C" }).check();
    await expect(page.getByText("Certo: 1 de 1")).toBeVisible();
    await page.getByRole("button", { name: "Criar pergunta" }).click();
    await expect(title(page)).toHaveText("Pergunta");
  });

  await test.step("another version, and the way back to the first", async () => {
    await page.getByRole("combobox", { name: "Quanto vale Opção 3" }).selectOption("wrong");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("A resposta certa mudou")).toBeVisible();
    await page.getByRole("button", { name: "Ver a versão 1" }).click();
    await expect(page.getByRole("combobox", { name: "Quanto vale Opção 3" })).toHaveValue("half");
    await expectAccessible();
    await page.getByRole("button", { name: "Voltar à atual" }).click();
    await expect(page.getByRole("combobox", { name: "Quanto vale Opção 3" })).toHaveValue("wrong");
  });

  await test.step("retired, and back in use", async () => {
    await page.getByRole("button", { name: "Aposentar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Aposentar" }).click();
    await expect(page.getByText("Aposentada", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Devolver ao uso" }).click();
    await expect(page.getByText("Em uso", { exact: true })).toBeVisible();
  });
});

test("many questions are tagged at once, retired together, and brought back with one press", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const client = await aClient(product.app);
  const author = await aStaffMember(product.app, client, "program_administrator");
  const bank = await aBank(product.app, client, "Balcão");
  for (const tags of [["portas"], ["portas"], ["telas"]])
    await aQuestion(product.app, client, bank, { tags });
  await signInAs(author, `/admin/question-banks/${bank.id}`);
  await expect(title(page)).toHaveText("Balcão");
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Selecionar (?!tudo|todas)/ });
  const bar = page.getByRole("region", { name: "Perguntas marcadas" });
  const tickTwo = async () => {
    await boxes.nth(0).check({ force: true });
    await boxes.nth(1).check({ force: true });
  };

  await tickTwo();
  await bar.getByRole("button", { name: "Etiquetas e dificuldade" }).click();
  const sheet = page.getByRole("dialog", { name: "Mudar 2 perguntas" });
  await sheet.getByRole("button", { name: "Aplicar" }).click();
  await expect(sheet.getByText("Escolha ao menos uma mudança")).toBeVisible();
  await sheet.getByRole("combobox", { name: "Adicionar etiquetas" }).fill("balcão,");
  await expectAccessible("[role=dialog]");
  await sheet.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByText("2 perguntas alteradas")).toBeVisible();
  const tagged = page.getByRole("main").getByText("balcão", { exact: true });
  // The filter offers it, too.
  await expect(tagged.and(page.locator(":not(option)"))).toHaveCount(2);

  await tickTwo();
  await bar.getByRole("button", { name: "Aposentar" }).click();
  await expect(page.getByText("1 pergunta").first()).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("3 perguntas").first()).toBeVisible();
  await expectAccessible();
});

const GIFT = `// [tag:portas]
Qual porta leva energia? {
  =USB-C
  ~HDMI
}

A RAM guarda sem energia. {FALSE}

Quantos bits tem um byte? {#8}
`;

test("a GIFT file with a bad line brings nothing in, mended it brings all", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  const author = await aStaffMember(product.app, client, "program_administrator");
  const bank = await aBank(product.app, client, "Balcão");
  await signInAs(author, `/admin/question-banks/${bank.id}/import`);
  await expect(title(page)).toHaveText("Importar perguntas");
  await expectAccessible();

  const paste = async (text: string) => {
    await page.getByRole("radio", { name: "Colar texto" }).check();
    await page.getByRole("textbox", { name: "Perguntas em GIFT" }).fill(text);
    await page.getByRole("button", { name: "Conferir" }).click();
  };
  await test.step("one line is broken", async () => {
    await paste(GIFT.replace("{FALSE}", "{FALSE"));
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).not.toHaveText(
      "Como escrever em GIFT",
    );
    await expect(page.getByRole("button", { name: /^Importar \d/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Seguir só com as 2 linhas certas" })).toBeVisible();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Baixar linhas com erro" }).click();
    expect((await file).suggestedFilename()).toBe("Texto colado-corrigir.gift");
    await expectAccessible();
    await page.getByRole("button", { name: "Escolher outro arquivo" }).click();
  });
  await test.step("all of them come in, from a file as other programs name it", async () => {
    const file = { name: "Perguntas.gift", mimeType: "", buffer: Buffer.from(GIFT) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByText("Perguntas.gift").first()).toBeVisible();
    await page.getByRole("button", { name: "Importar 3 perguntas" }).click();
    await page.getByRole("link", { name: "Ver as perguntas" }).click();
    await expect(title(page)).toHaveText("Balcão");
    await expect(page.getByText("Qual porta leva energia?")).toBeVisible();
    await expect(page.getByText("3 perguntas").first()).toBeVisible();
  });
  await test.step("brought in as the wrong language, they are put right together", async () => {
    const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Selecionar (?!tudo|todas)/ });
    for (const at of [0, 1, 2]) await boxes.nth(at).check({ force: true });
    await page
      .getByRole("region", { name: "Perguntas marcadas" })
      .getByRole("button", { name: "Idioma" })
      .click();
    const sheet = page.getByRole("dialog", { name: "Idioma de 3 perguntas" });
    await sheet.getByRole("combobox", { name: "O idioma certo é" }).selectOption("es-ES");
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Mudar idioma" }).click();
    await expect(page.getByText("3 perguntas alteradas")).toBeVisible();
  });
});

test("a test draws by blueprint and waits while it asks for more than there is", async ({
  page,
  product,
  signInAs,
  expectAccessible,
  isMobile,
}) => {
  const client = await aClient(product.app);
  const author = await aStaffMember(product.app, client, "program_administrator");
  const bank = await aBank(product.app, client, "Balcão");
  for (const tag of ["portas", "portas", "telas"])
    await aQuestion(product.app, client, bank, { tags: [tag] });
  const course = await aCourse(product.app, client, {
    state: "draft",
    ...aDraft({ title: { "pt-BR": "Balcão" } }),
  });
  await signInAs(author, `/admin/courses/${course.id}`);
  const panel = page.getByRole("region", { name: "O que você escolheu" });

  await page
    .getByRole("button", { name: /^Adicionar atividade/ })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Teste que bloqueia/ })
    .click();
  await page.getByRole("button", { name: "Sortear de um banco" }).click();
  await panel.getByRole("textbox", { name: "Quantas perguntas" }).fill("2");
  await panel.getByRole("combobox", { name: "Só com estas etiquetas" }).fill("telas,");
  await expect(panel.getByText("Só há 1: peça menos ou escreva mais")).toBeVisible();
  // Content under the page's bar while it scrolls is not looked at.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible();
  if (!isMobile)
    await expect(page.getByText("A parte 1 pede 2 perguntas, e só há 1 para ela").first()).toBeVisible();

  await panel.getByRole("button", { name: "Tirar a etiqueta telas" }).click();
  await expect(panel.getByText("Há 3 agora")).toBeVisible();
  await expect(
    panel.getByText(
      "2 perguntas, sem limite de tempo, 70% para passar; depois de 3 falhas a pessoa fica bloqueada no curso.",
    ),
  ).toBeVisible();
  await panel.getByRole("button", { name: "Ver como aluno" }).click();
  const paper = page.getByRole("dialog", { name: "Um teste como este" });
  await expect(paper.getByRole("heading", { level: 3 })).toHaveText(["Pergunta 1", "Pergunta 2"]);
  await expectAccessible("[role=dialog]");
});

// An author's way from an empty page to a published course in two languages, with a PDF, a text and a package, to the
// first who learns in it.
import type { Page } from "@playwright/test";
import { aClient, aMember, aStaffMember } from "../../server/test/builders.ts";
import { aScormZip } from "../../server/test/packages.ts";
import { demoClient } from "./fixtures/demo.ts";
import { expect, test } from "./fixtures/test.ts";
import { comeIn } from "./pages/sign-in-page.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const panel = (page: Page) => page.getByRole("region", { name: "O que você escolheu" });
const saved = (page: Page) => expect(page.getByText(/^Salvo há/).first()).toBeVisible();

/** Two pages by the public rules, without a table that would have to be counted. */
const pdf = Buffer.from(
  [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj",
    "4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj",
    "trailer<</Root 1 0 R>>",
    "%%EOF",
  ].join("\n"),
);

async function addActivity(page: Page, module: string, type: RegExp, name: string) {
  await page.getByRole("button", { name: `Adicionar atividade a ${module}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: type }).click();
  const field = panel(page).getByRole("textbox", { name: /^Título/ });
  await expect(field).toBeFocused();
  await field.fill(name);
}

test("§roles#demo in the demo a course is written in two languages and published; its author sees the first who learns in it", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atPhone, expectAccessible }) => {
  const name = "Primeiro dia no balcão";
  let courseId = "";

  await test.step("an empty page becomes a draft", async () => {
    await signInAs("admin", "/admin/courses");
    await expect(title(page)).toHaveText("Cursos e trilhas");
    await page.getByRole("button", { name: "Novo curso ou trilha" }).first().click();
    await page.getByRole("textbox", { name: "Título" }).fill(name);
    await expectAccessible("[role=dialog]");
    await page.getByRole("button", { name: "Criar" }).click();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByText("Adicione ao menos uma atividade")).toBeVisible();
  });

  await test.step("a module with a text, a PDF and a package", async () => {
    await page.getByRole("button", { name: "Adicionar módulo" }).click();
    await addActivity(page, "Módulo 1", /^Página/, "Boas-vindas");
    await panel(page).getByRole("textbox", { name: "Texto da página" }).click();
    await page.keyboard.type("Aqui você aprende a atender bem.");
    await addActivity(page, "Módulo 1", /^PDF/, "Manual do balcão");
    await expect(page.getByText(/Falta o conteúdo no idioma do curso/).first()).toBeVisible();
    await panel(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "manual.pdf", mimeType: "application/pdf", buffer: pdf });
    await expect(panel(page).getByText("manual.pdf")).toBeVisible();
    await expect(panel(page).getByText("2 páginas")).toBeVisible();
    await addActivity(page, "Módulo 1", /^Pacote SCORM/, "Prática");
    await panel(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "pratica.zip", mimeType: "application/zip", buffer: aScormZip("1.2") });
    await expect(panel(page).getByText("SCORM 1.2", { exact: false })).toBeVisible();
    await expect(page.getByText("Nada impede a publicação.")).toBeVisible();
    await expectAccessible();
  });

  await test.step("moved by keys, deleted and brought back, undone", async () => {
    const names = page.getByRole("list").filter({ hasText: "Manual do balcão" }).last().locator("strong");
    await page.getByRole("button", { name: "Subir Manual do balcão" }).click();
    await expect(names).toHaveText(["Manual do balcão", "Boas-vindas", "Prática"]);
    await page.keyboard.press("Control+z");
    await expect(names).toHaveText(["Boas-vindas", "Manual do balcão", "Prática"]);
    await page.getByRole("button", { name: "Mais ações: Prática" }).click();
    await page.getByRole("menuitem", { name: "Excluir" }).click();
    await expect(names).toHaveText(["Boas-vindas", "Manual do balcão"]);
    await page.getByRole("button", { name: "Desfazer", exact: true }).last().click();
    await expect(names).toHaveText(["Boas-vindas", "Manual do balcão", "Prática"]);
  });

  await test.step("a second language, and what it still lacks", async () => {
    await page.getByRole("button", { name: "Textos e capa" }).click();
    await panel(page).getByRole("checkbox", { name: "English" }).check();
    await panel(page)
      .getByRole("radio", { name: /English/ })
      .check();
    await panel(page).getByRole("textbox", { name: "Título (English)" }).fill("First day at the counter");
    await page.getByRole("button", { name: /^Boas-vindas/ }).click();
    await panel(page).getByRole("textbox", { name: "Título (English)" }).fill("Welcome");
    await panel(page).getByRole("textbox", { name: "Texto da página" }).click();
    await page.keyboard.type("Here you learn to serve well.");
    await saved(page);
    await expectAccessible();
  });

  await test.step("a reload loses nothing", async () => {
    await page.reload();
    await panel(page)
      .getByRole("radio", { name: /English/ })
      .check();
    await expect(panel(page).getByRole("textbox", { name: "Título (English)" })).toHaveValue("Welcome");
    await expect(panel(page).getByText("Here you learn to serve well.")).toBeVisible();
  });

  await test.step("published", async () => {
    await page.getByRole("button", { name: "Publicar" }).click();
    const sheet = page.getByRole("dialog", { name: "Publicar" });
    await expect(sheet.getByText("É a primeira versão.")).toBeVisible();
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Publicar agora" }).click();
    await expect(page.getByText("Versão 1 publicada").first()).toBeVisible();
    await expect(panel(page).getByText("Versão 1", { exact: true })).toBeVisible();
    await expectAccessible();
    courseId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByRole("main").getByRole("link", { name: "Cursos e trilhas" }).click();
    await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Publicado");
    await expectAccessible();
  });

  const [first, last] = ["Quitéria", "Bastos"];
  await test.step("somebody new reads its first page on a phone", async () => {
    const { app } = product;
    const user = { first_name: first, last_name: last };
    const learner = await aMember(app, {
      client: await demoClient(product),
      job_profile: "salesperson",
      user,
    });
    const phone = await atPhone(learner, `/online-courses/${courseId}`);
    await comeIn(phone);
    await phone.getByRole("button", { name: "Inscrever-se" }).click();
    await phone.getByRole("link", { name: "Começar" }).click();
    await expect(title(phone)).toHaveText("Boas-vindas");
    await expect(phone.getByText("Aqui você aprende a atender bem.")).toBeVisible();
    await expect(phone.getByText("“Boas-vindas” concluída")).toBeVisible();
  });

  await test.step("its author sees how far they are", async () => {
    await page.goto("/admin/learning-reports");
    const search = page.getByRole("searchbox", { name: "Buscar pelo nome" });
    await search.fill(name);
    await expect(page.getByRole("row", { name: new RegExp(`${name} 1 1 0 0 0% 33%`) })).toBeVisible();
    await page.getByRole("combobox", { name: "Mostrar por" }).selectOption("Pessoa");
    await search.fill(last);
    await page.getByRole("link", { name: `Ver ${first} ${last}` }).click();
    await expect(title(page)).toHaveText(`${first} ${last}`);
    await page.getByRole("button", { name: `Ver atividades de ${name}` }).click();
    const done = page.getByRole("listitem").filter({ hasText: "1. Boas-vindas" });
    await expect(done).toContainText("Concluída · 100%");
    await expectAccessible();
  });
});

test("on a phone the list leads to the content, and an activity fills the page", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const client = await aClient(product.app);
  const author = await aStaffMember(product.app, client, "program_administrator");
  await signInAs(author, "/admin/courses");
  await expect(page.getByText("Nenhum curso ainda")).toBeVisible();
  await page.getByRole("button", { name: "Novo curso ou trilha" }).first().click();
  await page.getByRole("textbox", { name: "Título" }).fill("No celular");
  await page.getByRole("button", { name: "Criar" }).click();
  await expect(title(page)).toHaveText("No celular");
  await expect(panel(page)).toBeHidden();
  await page.getByRole("button", { name: "Adicionar módulo" }).click();
  await addActivity(page, "Módulo 1", /^YouTube/, "Vitrine");
  await panel(page)
    .getByRole("textbox", { name: /YouTube/ })
    .fill("https://youtu.be/dQw4w9WgXcQ?si=abc");
  await expect(panel(page).getByText("Vídeo reconhecido: dQw4w9WgXcQ")).toBeVisible();
  await panel(page).getByRole("textbox", { name: "Duração", exact: true }).fill("3:32");
  await expectAccessible();
  await page.getByRole("button", { name: "Voltar ao conteúdo" }).click();
  await expect(page.getByRole("button", { name: /^Vitrine/ })).toBeVisible();
  await expectAccessible();
});

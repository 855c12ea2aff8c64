// §entities#type-scorm-cloud scorm_cloud: an author sends packages to SCORM Cloud from the course, and a learner opens one.
import type { Page } from "@playwright/test";
import { scormPackage, zipOf } from "../../../demo/src/packages/scorm-package.ts";
import { aMember } from "../../../server/test/builders.ts";
import { aCourse, anActivity } from "../../../server/test/builders-courses.ts";
import { aScormZip } from "../../../server/test/packages.ts";
import { aClientWithMenu } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

const panel = (page: Page) => page.getByRole("region", { name: "O que você escolheu" });
const cloud = (title: string) =>
  anActivity({
    ...{ type: "scorm_cloud", title: { "pt-BR": title }, data: { courses: {} } },
    completion: { rule: "verdict", require: "completed" },
  });

test("§entities#type-scorm-cloud packages are sent to SCORM Cloud from the course: a new file, then one that is here already", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk, expectAccessible }) => {
  const { app } = product;
  const client = await aClientWithMenu(app, { has_courses: true }, ["home", "online-courses", "profile"]);
  const author = await aMember(app, { client, roles: ["program_administrator"] });
  const learner = await aMember(app, { client, job_profile: "salesperson" });
  const course = await aCourse(app, client, {
    title: { "pt-BR": "Nas nuvens" },
    state: "draft",
    modules: [{ title: { "pt-BR": "Começo" }, activities: [cloud("Primeira"), cloud("Segunda")] }],
  });
  const send = (name: string, buffer: Buffer) =>
    panel(page).locator("input[type=file]").setInputFiles({ name, mimeType: "application/zip", buffer });
  const there = panel(page).getByText("No SCORM Cloud, revisão 1");

  await test.step("a file that is no package is not sent, and says why", async () => {
    await signInAs(author, `/admin/courses/${course.id}`);
    await page.getByRole("button", { name: /^Primeira(?!:)/ }).click();
    await expectAccessible();
    await send("errado.zip", zipOf(scormPackage("1.2", { title: "Vazio", lessons: [] })));
    await expect(
      panel(page).getByText("O pacote não pôde ser aberto, por isso não foi enviado ao SCORM Cloud"),
    ).toBeVisible();
    await expectAccessible();
    await panel(page).getByRole("textbox", { name: "Identificador no SCORM Cloud" }).fill("");
  });

  await test.step("a good one is unpacked, sent and read", async () => {
    await send("pratica.zip", aScormZip("1.2"));
    await expect(there).toBeVisible();
    await expect(panel(page).getByText("SCORM 1.2", { exact: false })).toBeVisible();
    await expectAccessible();
  });

  await test.step("the next activity takes what is here already", async () => {
    await page.getByRole("button", { name: /^Segunda(?!:)/ }).click();
    await panel(page).getByLabel("Um pacote que já está aqui").selectOption({ label: "pratica" });
    await expect(there).toBeVisible();
    await expect(page.getByText("Nada impede a publicação.")).toBeVisible();
    await page.getByRole("button", { name: "Publicar" }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    await dialog.getByRole("button", { name: "Publicar agora" }).click();
    await expect(page.getByText(/^Versão \d publicada/).first()).toBeVisible();
  });

  await test.step("a learner opens it", async () => {
    const desk = await atDesk(learner, `/online-courses/${course.id}`);
    await desk.getByRole("button", { name: "Inscrever-se" }).click();
    await desk.getByRole("link", { name: "Começar" }).click();
    await expect(desk.frameLocator("main iframe").frameLocator("iframe").locator("body")).not.toBeEmpty();
  });
});

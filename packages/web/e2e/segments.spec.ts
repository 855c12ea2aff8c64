// §roles#segments A segment is saved once, used by a drill, changed, and taken over where it is used.
import { aGroup, aMember, aStaffMember } from "../../server/test/builders.ts";
import { aDrill } from "../../server/test/builders-drills.ts";
import { aBank, aQuestion } from "../../server/test/builders-questions.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

test("an audience is saved, used, changed and taken over by whoever edits what uses it", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const bank = await aBank(app, client);
  await aQuestion(app, client, bank);
  const drill = await aDrill(app, client, bank.id, { title: { "pt-BR": "Treino de memórias" } });
  const member = await aMember(app, { client, user: { first_name: "Davi", last_name: "Lima" } });
  const group = await aGroup(app, client, member);
  await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/segments");

  await test.step("saved under a name", async () => {
    await page.getByRole("button", { name: "Novo segmento" }).first().click();
    await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Time do Davi");
    await page.getByRole("button", { name: "Adicionar condição" }).click();
    await page.getByRole("menuitem", { name: "Grupo de pessoas" }).click();
    await page.getByRole("checkbox", { name: group.name }).check();
    await expect(page.getByText("1 pessoa", { exact: true }).first()).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Time do Davi" })).toBeVisible();
    const who = page.getByRole("list", { name: "Quem faz parte agora" });
    await expect(who.getByRole("link", { name: "Davi Lima" })).toBeVisible();
    await expectAccessible();
  });
  const segment = page.url();

  await test.step("chosen where a drill says whom it is for", async () => {
    await page.goto(`/admin/drills/${drill}`);
    await page.getByRole("button", { name: "Adicionar condição" }).click();
    await page.getByRole("menuitem", { name: "Segmento salvo" }).click();
    await page.getByRole("combobox", { name: "Segmento salvo" }).selectOption("Time do Davi");
    await expect(page.getByText("Segmento Time do Davi, versão 1").first()).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByText("1 pessoa", { exact: true }).first()).toBeVisible();
  });

  await test.step("changed: the drill keeps what it has, and the segment cannot be archived", async () => {
    await page.goto(segment);
    const uses = page.getByRole("list", { name: "Onde é usado" });
    await expect(uses.getByRole("listitem").filter({ hasText: "Treino de memórias" })).toContainText(
      "Versão 1",
    );
    await expect(page.getByRole("button", { name: "Arquivar" })).toHaveCount(0);
    await page.getByRole("button", { name: "Adicionar condição" }).click();
    await page.getByRole("menuitem", { name: "Perfil", exact: true }).click();
    await page.getByRole("checkbox", { name: "Vendedor autônomo" }).check();
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByText("Versão 2")).toBeVisible();
    await expect(uses.getByRole("listitem").filter({ hasText: "Treino de memórias" })).toContainText(
      "Versão 1",
    );
  });

  await test.step("taken over, then let go, then archived", async () => {
    await page.goto(`/admin/drills/${drill}`);
    await page.getByRole("button", { name: "Usar a versão 2" }).click();
    await expect(page.getByText("Segmento Time do Davi, versão 2").first()).toBeVisible();
    await page.getByRole("button", { name: "Retirar: Time do Davi" }).click();
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByText("Sem condição: aberto a todas as pessoas.")).toBeVisible();
    await page.goto(segment);
    await page.getByRole("button", { name: "Arquivar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Arquivar" }).click();
    await expect(page.getByText("Arquivado", { exact: true })).toBeVisible();
  });
});

test("the office of segments is accessible on any screen", async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/segments");
  await expect(page.getByText("Nenhum segmento ainda")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Novo segmento" }).first().click();
  await page.getByRole("button", { name: "Adicionar condição" }).click();
  await page.getByRole("menuitem", { name: "Nível" }).click();
  await expectAccessible();
});

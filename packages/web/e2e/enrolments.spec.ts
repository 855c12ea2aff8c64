// Staff decide on a request, give somebody longer, and see in the report who has finished.
import { enrolInCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { aClient, aMember, aStaffMember } from "../../server/test/builders.ts";
import { aCourse, enrolled } from "../../server/test/builders-courses.ts";
import { expect, test } from "./fixtures/test.ts";

test("a request is approved, a last day moved, and the report shows who finished", async ({
  page,
  product,
  signInAs,
  expectAccessible,
  isMobile,
}) => {
  const { app } = product;
  const client = await aClient(app);
  const staff = await aStaffMember(app, client, "program_administrator");
  const person = (first_name: string) =>
    aMember(app, { client, job_profile: "salesperson", user: { first_name, last_name: "Souza" } });
  const [ana, bia, rui] = [await person("Ana"), await person("Bia"), await person("Rui")];
  const course = await aCourse(app, client, {
    title: { "pt-BR": "Atendimento na loja" },
    subscription: "approval",
  });
  await enrolled(app, bia, course, { state: "in_progress", percent: 40, due_on: "2020-01-31" });
  await enrolled(app, rui, course, { state: "finished", seconds: 600 });
  await app.request(enrolInCourse, { params: { id: course.id }, body: {} }, { as: ana });
  const title = page.getByRole("heading", { level: 1 });
  const dialog = page.getByRole("dialog");

  await test.step("the queue: ticked, approved, empty", async () => {
    await signInAs(staff, "/admin/enrolments");
    await expect(title).toHaveText("Pedidos de inscrição");
    await page.getByRole("checkbox", { name: /Ana Souza/ }).check();
    await expectAccessible();
    await page.getByRole("button", { name: "Aprovar" }).click();
    await expect(page.getByText("1 inscrição aprovada")).toBeVisible();
    await expect(page.getByText("Nenhum pedido esperando")).toBeVisible();
  });

  await test.step("somebody late gets longer, with a reason", async () => {
    await page.goto(`/admin/courses/${course.id}/enrolments`);
    await expect(title).toHaveText("Inscrições");
    await expect(page.getByText("3 pessoas na lista")).toBeVisible();
    await expectAccessible();
    await page.getByText("Bia Souza").click();
    await expect(dialog.getByText("Atrasado")).toBeVisible();
    await dialog.getByRole("button", { name: "Mudar o prazo" }).click();
    await dialog.getByRole("textbox", { name: "Prazo" }).fill("31/12/2030");
    await dialog.getByRole("button", { name: "Mudar o prazo" }).click();
    await expect(dialog.getByText(/motivo/i).last()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Motivo" }).fill("Voltou de férias");
    await expectAccessible("[role=dialog]");
    await dialog.getByRole("button", { name: "Mudar o prazo" }).click();
    await expect(page.getByText("Prazo de Bia Souza alterado")).toBeVisible();
    const late = page.getByText("Atrasado", { exact: true }).and(page.locator("span"));
    await expect(late).toHaveCount(0);
  });

  await test.step("the report has who finished, and the person every activity", async () => {
    await page.goto("/admin/learning-reports");
    await expect(title).toHaveText("Progresso de aprendizagem");
    const table = page.getByRole("table", { name: "Progresso por curso" });
    await expect(table.getByRole("row", { name: /Atendimento na loja 3 1 1 0 33%/ })).toBeVisible();
    await expectAccessible();
    await page.getByRole("combobox", { name: "Mostrar por" }).selectOption("Pessoa");
    if (isMobile) await page.getByRole("button", { name: "Filtros" }).click();
    await page.getByRole("combobox", { name: "Situação" }).selectOption("Concluído");
    if (isMobile) await page.getByRole("button", { name: "Ver resultados" }).click();
    await page.getByRole("link", { name: "Ver Rui Souza" }).click();
    await expect(title).toHaveText("Rui Souza");
    await page.getByRole("button", { name: "Ver atividades de Atendimento na loja" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Atividade" })).toBeVisible();
    await expectAccessible();
  });
});

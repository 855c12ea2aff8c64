// Results faster than a person: the office looks at them, one is paid, one is refused, and who learned reads why.
import { openActivity, sendSteps } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { TestApp } from "../../server/test/app.ts";
import { aStaffMember, type Client, type Member } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { aCourse, anActivity, enrolled, type TestCourse } from "../../server/test/builders-courses.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

const modules = { has_campaigns: true, has_sales: true, has_courses: true, has_profile: true };
const menu = ["home", "campaigns", "online-courses", "profile"] as const;
const hundredForCourses = {
  id: "c",
  kind: "training",
  points: 100,
  experience: 40,
  once: "per_object",
} as const;

/** A course of two texts of a thousand words each: a minute for who reads very fast. */
const aLongRead = (app: TestApp, client: Client): Promise<TestCourse> => {
  const html = { "pt-BR": `<p>${"palavra ".repeat(1_000)}</p>` };
  const text = () => anActivity({ data: { kind: "text", html }, completion: { rule: "viewed" } });
  return aCourse(app, client, {
    title: { "pt-BR": "Atendimento na loja" },
    modules: [{ activities: [text(), text()] }],
  });
};

/** Opens all of a course in no time. */
async function rushThrough(app: TestApp, as: Member, { id, activities }: TestCourse): Promise<void> {
  for (const order of activities.map((_, index) => index + 1)) {
    const opened = await app.request(openActivity, { params: { id, order }, body: {} }, { as });
    const steps = [{ seq: 1, seconds: 0, position: null, seen: [] }];
    await app.request(sendSteps, { body: { sittingId: opened.answer.sittingId, steps } }, { as });
  }
}

test("of two courses done in no time one is paid, the other starts over, and both people read so", async ({
  page,
  product: { app },
  signInAs,
  atPhone,
  isMobile,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(app, modules, menu);
  const ruleSet = { ...emptyRuleSet, activities: [hundredForCourses], caps: [] };
  const campaign = await aCampaign(app, client, { ruleSet });
  const course = await aLongRead(app, client);
  const [bia, caio] = [
    await anEnrolled(app, client, campaign, { user: { first_name: "Bia", last_name: "Alves" } }),
    await anEnrolled(app, client, campaign, { user: { first_name: "Caio", last_name: "Prado" } }),
  ];
  for (const person of [bia, caio]) {
    await enrolled(app, person, course);
    await rushThrough(app, person, course);
  }
  const row = (name: string) => page.getByRole(isMobile ? "listitem" : "row").filter({ hasText: name });
  const bar = page.getByRole("region", { name: "Resultados escolhidos" });

  await test.step("both wait, with their reason and their time", async () => {
    await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/learning-reports/flags");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rápido demais");
    await expect(page.getByText("2 esperando conferência")).toBeVisible();
    for (const name of ["Bia Alves", "Caio Prado"]) {
      await expect(row(name)).toContainText("Curso rápido demais");
      await expect(row(name)).toContainText("de pelo menos 60 s");
      await expect(row(name)).toContainText("Esperando");
    }
    await expectAccessible();
  });

  await test.step("the evidence: every opening by the server's clock; from there it is paid", async () => {
    await row("Bia Alves").getByText("Bia Alves", { exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Bia Alves" });
    await expect(sheet.getByText("Até lá, não conta nem dá pontos.")).toBeVisible();
    await expect(sheet.getByText(/aberta .*, concluída /)).toHaveCount(2);
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Decidir" }).click();
    await bar.getByRole("button", { name: "Liberar" }).click();
    await expect(row("Bia Alves")).toContainText("Liberado");
    await expect(page.getByText("1 esperando conferência")).toBeVisible();
  });

  await test.step("a refusal needs its reason", async () => {
    await row("Caio Prado").getByRole("checkbox").check();
    await bar.getByRole("button", { name: "Recusar" }).click();
    const sheet = page.getByRole("dialog", { name: "Recusar e recomeçar o curso" });
    await sheet.getByRole("button", { name: "Recusar" }).click();
    await expect(sheet).toBeVisible();
    await sheet.getByLabel("Motivo").fill("Leia com calma");
    await sheet.getByRole("button", { name: "Recusar" }).click();
    await expect(row("Caio Prado")).toContainText("Recusado");
    await expect(page.getByText("0 esperando conferência")).toBeVisible();
    await expectAccessible();
  });

  await test.step("the statement of who was paid has the course; the other course starts over, with the reason", async () => {
    const paid = await atPhone(bia, "/profile/points");
    const statement = paid.getByRole("region", { name: "Extrato" }).getByRole("listitem");
    await expect(statement).toHaveCount(1);
    await expect(statement).toContainText(/Atendimento na loja.*\+100/s);
    const refused = await atPhone(caio, "/profile/points");
    await expect(refused.getByRole("region", { name: "Extrato" })).toBeVisible();
    await expect(refused.getByText("Atendimento na loja")).toBeHidden();
    await refused.goto("/notifications");
    await expect(refused.getByText(/Leia com calma/)).toBeVisible();
  });
});

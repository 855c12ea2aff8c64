// Learning of a person: a course is found by a misspelt word, kept as a favourite, entered, understood and
// left.
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { aMember } from "../../../server/test/builders.ts";
import { aCampaign, anEnrolled } from "../../../server/test/builders-campaigns.ts";
import { aCourse, aLabel, aTrail, enrolled, type TestCourse } from "../../../server/test/builders-courses.ts";
import { aClientWithMenu } from "../fixtures/people.ts";
import type { StartedProduct } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";

const menu = ["home", "online-courses", "trails", "profile"] as const;
const modules = { has_courses: true, has_trails: true, has_campaigns: true, has_profile: true };
const pt = (text: string) => ({ "pt-BR": text });

/** Person in a client with a course of two modules, one that asks for it, a third, and a trail of them. */
async function aSchool({ app }: StartedProduct) {
  const client = await aClientWithMenu(app, modules, menu);
  const campaign = await aCampaign(app, client);
  const learner = await anEnrolled(app, client, campaign, { user: { first_name: "Ana" } });
  const area = await aLabel(app, client, { kind: "area", name: "Vendas" });
  const first = crypto.randomUUID();
  const processors = await aCourse(app, client, {
    title: pt("Processadores sem mistério"),
    summary: pt("O que muda de uma geração para outra."),
    labelIds: [area.id],
    order: "sequential",
    modules: [
      {
        id: first,
        title: pt("O que é um processador"),
        activities: [{ title: pt("Bem-vindo"), minutes: 3 }],
      },
      {
        title: pt("Na frente do cliente"),
        requires: [first],
        activities: [{ title: pt("Perguntas de todo dia"), minutes: 8 }],
      },
    ],
  });
  const advanced = await aCourse(app, client, {
    title: pt("Vitrine avançada"),
    prerequisiteIds: [processors.id],
  });
  await aCourse(app, client, { title: pt("Atendimento que encanta"), subscription: "approval" });
  const trail = await aTrail(app, client, {
    title: pt("Trilha do especialista"),
    order: "sequential",
    courses: [processors, advanced],
  });
  return { client, learner, area, processors, advanced, trail };
}

test("a course is found by a misspelt word, kept as a favourite, entered, understood and left", async ({
  page,
  product,
  signInAs,
  shell,
  isMobile,
  expectAccessible,
}) => {
  const { learner, processors } = await aSchool(product);
  await signInAs(learner, "/home");
  // The menu is drawn with the page, not before it.
  await expect(shell.heading).toContainText("Ana");
  await shell.goTo(isMobile ? "Aprender" : "Cursos online");
  await expect(shell.heading).toHaveText("Cursos online");
  const courses = page.getByRole("list", { name: "Cursos online" });
  const card = (title: string) => courses.getByRole("listitem").filter({ hasText: title });

  await test.step("each card says how it stands", async () => {
    await expect(courses.getByRole("listitem")).toHaveCount(3);
    await expect(card("Vitrine avançada")).toContainText("Conclua antes “Processadores sem mistério”.");
    await expectAccessible();
  });

  await test.step("small slips are forgiven, and filters stand in the address", async () => {
    await page.getByRole("searchbox", { name: "Buscar por título ou assunto" }).fill("procesadores");
    await expect(courses.getByRole("listitem")).toHaveCount(1);
    await expect(card("Processadores sem mistério")).toBeVisible();
    await page.getByRole("button", { name: "Limpar busca" }).click();
    await expect(courses.getByRole("listitem")).toHaveCount(3);
    if (isMobile) await page.getByRole("button", { name: "Filtros" }).click();
    await page.getByRole("button", { name: /^Com aprovação/ }).click();
    if (isMobile) {
      await expectAccessible("[role=dialog]");
      await page.getByRole("button", { name: "Ver resultados" }).click();
      await expect(page.getByRole("button", { name: "1 filtro" })).toBeVisible();
    }
    await expect(courses.getByRole("listitem")).toHaveCount(1);
    expect(new URL(page.url()).searchParams.get("subscription")).toBe("approval");
    await page.goto("/online-courses?search=guitarra");
    await expect(page.getByRole("heading", { name: "Nada encontrado" })).toBeVisible();
    await page.getByRole("button", { name: "Limpar filtros" }).last().click();
    await expect(courses.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("one press keeps it as a favourite", async () => {
    const star = page.getByRole("button", { name: "Processadores sem mistério nos favoritos" });
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await page.goto("/online-courses?favorite=true");
    await expect(courses.getByRole("listitem")).toHaveCount(1);
  });

  const next = page.getByRole("region", { name: "Próximo passo" });
  await test.step("enrolled with one press, and told why the rest is closed", async () => {
    await courses.getByRole("link", { name: /Processadores sem mistério/ }).click();
    await expect(shell.heading).toHaveText("Processadores sem mistério");
    await expect(page.getByText("As atividades abrem depois da inscrição.")).toBeVisible();
    await expectAccessible();
    await next.getByRole("button", { name: "Inscrever-se" }).click();
    await expect(next.getByRole("link", { name: "Começar" })).toHaveAttribute(
      "href",
      `/courses/${processors.id}/activities/1`,
    );
    await expect(next).toContainText("Módulo 1 · Atividade 1: Bem-vindo");
    const closed = page.getByRole("listitem").filter({ hasText: "Perguntas de todo dia" }).first();
    await expect(closed).toContainText("Abra para concluir");
    const second = page.locator("section[id^=module-]").filter({ hasText: "Na frente do cliente" });
    await second.getByRole("link", { name: "Conclua antes o módulo “O que é um processador”." }).click();
    await expect(page).toHaveURL(/#module-/);
    await expectAccessible();
  });

  await test.step("left at once, and taken back", async () => {
    await page.getByRole("button", { name: "Cancelar inscrição" }).click();
    await expect(next.getByRole("button", { name: "Inscrever-se" })).toBeVisible();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(next.getByRole("link", { name: "Começar" })).toBeVisible();
  });
});

test("what has to come first is shown as a way, and a trail as a path", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  shell,
  expectAccessible,
}) => {
  const { learner, advanced, trail, processors } = await aSchool(product);
  await signInAs(learner, `/courses/${advanced.id}`);
  await expect(page).toHaveURL(new RegExp(`/online-courses/${advanced.id}$`));
  const prerequisites = page.getByRole("region", { name: "Antes deste curso" });
  await expect(prerequisites.getByRole("listitem")).toHaveCount(1);
  await prerequisites.getByRole("link", { name: "Processadores sem mistério" }).click();
  await expect(shell.heading).toHaveText("Processadores sem mistério");
  await page.goto(`/trails/${trail.id}`);
  await expect(shell.heading).toHaveText("Trilha do especialista");
  const path = page.getByRole("region", { name: "Passos da trilha" });
  await expect(path.locator("ol > li")).toHaveCount(2);
  await page.getByRole("button", { name: "Inscrever-se" }).click();
  await expect(path).toContainText("Conclua antes “Processadores sem mistério”.");
  await expectAccessible();
  await path
    .getByRole("link", { name: /Processadores sem mistério/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/trails/${trail.id}/course/${processors.id}$`));
  await page.getByRole("link", { name: "Trilha do especialista" }).click();
  await expect(page).toHaveURL(new RegExp(`/trails/${trail.id}$`));
});

test("home goes on where one was; what was done stays when one leaves", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { client, learner } = await aSchool(product);
  const { app } = product;
  const two = [{ title: pt("Um") }, { title: pt("Dois") }];
  const safety = await aCourse(app, client, {
    title: pt("Segurança na loja"),
    mandatory: true,
    daysToFinish: 5,
    modules: [{ activities: two }],
  });
  const dueOn = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  await enrolled(app, learner, safety, {
    state: "in_progress",
    finished: safety.activities.slice(0, 1),
    due_on: dueOn,
    last_at: app.clock.now(),
  });
  await signInAs(learner, "/home");
  const go = page.getByRole("link", { name: /^Segurança na loja/ }).first();
  await expect(go).toHaveAttribute("href", `/courses/${safety.id}/activities/2`);
  await expect(go).toContainText("Obrigatório");
  await expect(go).toContainText("Próxima: Dois");
  await expect(page.getByRole("list", { name: "Próximos 14 dias" }).getByRole("button")).toHaveCount(1);
  await expectAccessible();
  await page.goto(`/online-courses/${safety.id}`);
  await expect(page.getByText("1 de 2 atividades concluídas").first()).toBeVisible();
  await page.getByRole("button", { name: "Cancelar inscrição" }).click();
  const question = page.getByRole("dialog", { name: "Cancelar a inscrição?" });
  await expectAccessible("[role=dialog]");
  await question.getByRole("button", { name: "Cancelar inscrição" }).click();
  await page.getByRole("button", { name: "Inscrever-se" }).click();
  await expect(page.getByText("1 de 2 atividades concluídas").first()).toBeVisible();
});

test("the search of the whole app finds courses", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  shell,
}) => {
  const { learner, processors } = await aSchool(product);
  await signInAs(learner, "/home");
  await expect(shell.heading).toContainText("Ana");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Buscar ou ir para…" });
  await palette.getByRole("textbox").fill("procesadores");
  await palette.getByText("Processadores sem mistério").click();
  await expect(page).toHaveURL(new RegExp(`/online-courses/${processors.id}$`));
});

test("§learning#points-not-farmed points cannot be farmed: the day's limit is said before a course, at its end and after it", {
  tag: "@phone",
}, async ({ page, product, signInAs, shell, expectAccessible }) => {
  const client = await aClientWithMenu(product.app, modules, menu);
  const activities = [
    { id: "course", kind: "training", points: 100, experience: 0, once: "per_object" } as const,
  ];
  const caps = [{ id: "day", kind: "points_per_day", limit: 150 } as const];
  const campaign = await aCampaign(product.app, client, { ruleSet: { ...emptyRuleSet, activities, caps } });
  const learner = await anEnrolled(product.app, client, campaign, { user: { first_name: "Ana" } });
  const courses: TestCourse[] = [];
  for (const title of ["Primeiro", "Segundo", "Terceiro"]) {
    const course = await aCourse(product.app, client, { title: pt(title) });
    await enrolled(product.app, learner, course);
    courses.push(course);
  }
  const limit = "O seu limite diário de pontos em Primavera reduz o que você ganha. Amanhã ele recomeça.";
  const standing = page.getByRole("region", { name: "Meu progresso" });
  const done = page.getByRole("dialog");
  await signInAs(learner, "/home");
  for (const [at, points, note] of [
    [0, "100", null],
    [1, "50", limit],
    [2, null, limit],
  ] as const) {
    await test.step(`course ${at + 1}`, async () => {
      await page.goto(`/online-courses/${courses[at]?.id}`);
      await expect(shell.heading).toBeVisible();
      if (points) await expect(standing).toContainText(`Ao concluir, você ganha${points}`);
      if (note) await expect(standing).toContainText(note);
      else await expect(standing).not.toContainText("limite");
      await page.goto(`/courses/${courses[at]?.id}/activities/1`);
      await expect(done.getByRole("heading")).toBeVisible();
      if (points) await expect(done).toContainText(points);
      await expect(done).toContainText(note ?? "Primavera");
      await expectAccessible("[role=dialog]");
      await done.getByRole("button", { name: "Ir para o curso" }).click();
      if (points) await expect(standing).toContainText(`Você ganhou${points}`);
      if (points && note)
        await expect(standing).toContainText("Um limite de pontos em Primavera reduziu o valor.");
    });
  }
});

test("§interface#language-mark a course in another language says so, to the eye and to a screen reader", {
  tag: "@phone",
}, async ({ page, product, signInAs, shell }) => {
  const { app } = product;
  const client = await aClientWithMenu(app, modules, menu);
  await aCourse(app, client, { title: pt("Processadores sem mistério") });
  await aCourse(app, client, {
    title: { "pt-BR": "Bem-vindo", "fr-FR": "Bienvenue" },
    summary: { "pt-BR": "Início", "fr-FR": "Début" },
  });
  const reader = await aMember(app, { client, user: { locale: "fr-FR" } });
  await signInAs(reader, "/online-courses");
  const card = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expect(card("Processadores").getByText("Português")).toBeAttached();
  await expect(card("Processadores").getByText("Processadores sem mistério")).toHaveAttribute(
    "lang",
    "pt-BR",
  );
  await expect(card("Bienvenue").getByText("Français")).toHaveCount(0);
  await card("Processadores").getByRole("link").click();
  await expect(shell.heading).toHaveAttribute("lang", "pt-BR");
});

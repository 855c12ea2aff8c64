// §learning#versions, §entities#course-and-trail Courses and trails from their authors' side: a trail, two authors at one draft, a film with its captions, and
// a package that is replaced under people who have begun.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { scormPackage, zipOf } from "../../../demo/src/packages/scorm-package.ts";
import { aMember } from "../../../server/test/builders.ts";
import { aCourse, anActivity } from "../../../server/test/builders-courses.ts";
import { scormActivity } from "../../../server/test/builders-scorm.ts";
import { aLesson, aPackage } from "../../../server/test/packages.ts";
import { stateOf } from "../fixtures/lesson-course.ts";
import { aClientWithMenu } from "../fixtures/people.ts";
import type { StartedProduct } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";

const menu = ["home", "online-courses", "trails", "profile"] as const;
const pt = (text: string) => ({ "pt-BR": text });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const panel = (page: Page) => page.getByRole("region", { name: "O que você escolheu" });
const saved = (page: Page) => expect(page.getByText(/^Salvo há/).first()).toBeVisible();
const media = (name: string) => fileURLToPath(new URL(`../../../demo/src/media/${name}`, import.meta.url));

/** Two who may write and publish, and somebody who learns. */
async function anOffice({ app }: StartedProduct) {
  const client = await aClientWithMenu(app, { has_courses: true, has_trails: true }, menu);
  const named = (first_name: string) => ({ user: { first_name, last_name: "Souza" } });
  const author = await aMember(app, { client, roles: ["program_administrator"], ...named("Ana") });
  const colleague = await aMember(app, { client, roles: ["program_administrator"], ...named("Caio") });
  const learner = await aMember(app, { client, job_profile: "salesperson", ...named("Bia") });
  return { client, author, colleague, learner };
}

/** A package of lessons of two pages, by identifier and name. */
const aTalk = (names: Readonly<Record<string, string>>): Buffer => {
  const page = (name: string, number: number) => ({ heading: `${name}: página ${number}`, text: "Escute." });
  const lessons = Object.entries(names).map(([identifier, name]) => ({
    identifier,
    lesson: { ...aLesson(name), pages: [page(name, 1), page(name, 2)] },
  }));
  return zipOf(scormPackage("1.2", { title: "Conversa", lessons }));
};

/** Puts the draft in front of people. */
async function publish(page: Page) {
  await page.getByRole("button", { name: "Publicar" }).click();
  await page
    .getByRole("dialog", { name: "Publicar" })
    .getByRole("button", { name: "Publicar agora" })
    .click();
  await expect(page.getByText(/^Versão \d publicada/).first()).toBeVisible();
}

test("§learning#versions an author makes a trail of two courses; a learner sees it, joins it and begins", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk, expectAccessible }) => {
  const { client, author, learner } = await anOffice(product);
  const { app } = product;
  const first = await aCourse(app, client, { title: pt("Primeiros passos") });
  await aCourse(app, client, { title: pt("Vitrine que vende") });
  await signInAs(author, "/admin/courses");

  await test.step("a trail begins empty, and says what it lacks", async () => {
    await page.getByRole("button", { name: "Novo curso ou trilha" }).first().click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("radio", { name: "Trilha" }).check();
    await sheet.getByRole("textbox", { name: "Título" }).fill("Do balcão à vitrine");
    await sheet.getByRole("button", { name: "Criar" }).click();
    await expect(title(page)).toHaveText("Do balcão à vitrine");
    await expect(page.getByText("Nenhum curso na trilha")).toBeVisible();
    await expectAccessible();
  });

  const steps = page.getByRole("main").getByRole("list").locator("strong");
  await test.step("two courses, put in order by keys, the second after the first", async () => {
    for (const name of ["Vitrine", "Primeiros"]) {
      await page.getByLabel("Adicionar curso").first().fill(name);
      await page.getByRole("option", { name: new RegExp(name) }).click();
      await expect(steps.filter({ hasText: name })).toBeVisible();
      // No fault is found in a course that was just chosen, before and after it is saved.
      await expect(page.getByText("Nada impede a publicação.")).toBeVisible();
    }
    await page.getByRole("button", { name: "Subir Primeiros passos" }).click();
    await expect(steps.filter({ hasText: /Primeiros|Vitrine/ })).toHaveText([
      "Primeiros passos",
      "Vitrine que vende",
    ]);
    await page.getByRole("button", { name: /^2\s*Vitrine que vende/ }).click();
    await panel(page).getByRole("checkbox", { name: "Primeiros passos" }).check();
    await saved(page);
    await expectAccessible();
    await page.reload();
    await expect(panel(page).getByRole("checkbox", { name: "Primeiros passos" })).toBeChecked();
    await expect(page.getByText("Nada impede a publicação.")).toBeVisible();
    await publish(page);
  });

  await test.step("somebody finds it, joins, and begins its first course", async () => {
    const desk = await atDesk(learner, "/trails");
    await desk
      .getByRole("list", { name: "Trilhas" })
      .getByRole("link", { name: /Do balcão à vitrine/ })
      .click();
    await expect(title(desk)).toHaveText("Do balcão à vitrine");
    await desk.getByRole("button", { name: "Inscrever-se" }).click();
    const path = desk.getByRole("region", { name: "Passos da trilha" });
    await expect(path).toContainText("Conclua antes “Primeiros passos”.");
    await path
      .getByRole("link", { name: /Primeiros passos/ })
      .first()
      .click();
    await expect(desk).toHaveURL(new RegExp(`/course/${first.id}$`));
    await desk.getByRole("link", { name: "Começar" }).click();
    await expect(title(desk)).toHaveText(first.activities[0]?.title["pt-BR"] ?? "");
  });
});

test("§entities#course-and-trail two authors at one draft: who comes second is told, and what either wrote is there", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk, complaints, expectAccessible }) => {
  const { client, author, colleague } = await anOffice(product);
  const course = await aCourse(product.app, client, { title: pt("Atendimento"), state: "draft" });
  const address = `/admin/courses/${course.id}`;
  const summary = (at: Page) => panel(at).getByRole("textbox", { name: /^Resumo/ });
  const texts = (at: Page) => at.getByRole("button", { name: "Textos e capa" }).click();
  await signInAs(author, address);
  await expect(title(page)).toHaveText("Atendimento");
  const desk = await atDesk(colleague, address);
  await texts(desk);
  await panel(desk).getByRole("textbox", { name: "Título" }).fill("Atendimento do Caio");
  await saved(desk);
  const clash = page.getByRole("alert").filter({ hasText: "Caio Souza salvou este curso" });

  await test.step("told who it was; nothing that was written is gone, a reload included", async () => {
    complaints.expect(/status of 409 .*\/draft/);
    await texts(page);
    await summary(page).fill("O que a Ana escreveu");
    await expect(clash).toBeVisible();
    await expect(page.getByText("Não salvo: outra pessoa editou").first()).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(clash).toBeVisible();
    await texts(page);
    await expect(summary(page)).toHaveValue("O que a Ana escreveu");
  });

  await test.step("her own becomes a draft beside it", async () => {
    await page.getByRole("button", { name: "Guardar o meu como cópia" }).click();
    await expect(page.getByText("Seu texto está neste novo rascunho")).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(course.id));
    await texts(page);
    await expect(summary(page)).toHaveValue("O que a Ana escreveu");
    await expect(clash).toBeHidden();
    await summary(page).fill("O que a Ana escreveu, e mais");
    await saved(page);
  });

  await test.step("his is where it was, and can be gone on with", async () => {
    await page.goto(address);
    await expect(title(page)).toHaveText("Atendimento do Caio");
    await expect(clash).toBeHidden();
    await panel(desk).getByRole("textbox", { name: "Título" }).fill("Atendimento, a dois");
    await saved(desk);
    await expect(async () => {
      await desk.reload();
      await expect(title(desk)).toHaveText("Atendimento, a dois", { timeout: 1_000 });
    }).toPass();
    await texts(page);
    await summary(page).fill("Escrito por cima");
    await page.getByRole("button", { name: "Abrir a versão salva" }).click();
    await expect(title(page)).toHaveText("Atendimento, a dois");
    await texts(page);
    await expect(summary(page)).toHaveValue("");
    await summary(page).fill("Agora sobre a versão dele");
    await saved(page);
    await page.reload();
    await texts(page);
    await expect(summary(page)).toHaveValue("Agora sobre a versão dele");
  });
});

test("§entities#language an author sends a film with captions in two languages; a learner switches them", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk, complaints, expectAccessible }) => {
  const { client, author, learner } = await anOffice(product);
  const course = await aCourse(product.app, client, {
    title: pt("Três passos"),
    state: "draft",
    locales: ["pt-BR", "es-ES"],
    modules: [{ title: pt("Começo"), activities: [] }],
  });
  const file = (label: string) =>
    panel(page)
      .getByLabel(new RegExp(`^${label}`))
      .and(page.locator("input[type=file]"))
      .filter({ visible: true });
  const language = (name: RegExp) => panel(page).getByRole("radio", { name }).check();
  await signInAs(author, `/admin/courses/${course.id}`);
  await page.getByRole("button", { name: "Adicionar atividade a Começo" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Vídeo/ })
    .first()
    .click();
  // Until its panel is here, a title is still the course's.
  await expect(file("Enviar vídeo")).toHaveCount(1);
  await panel(page)
    .getByRole("textbox", { name: /^Título/ })
    .fill("Como atender");

  await test.step("what is no film is refused in words", async () => {
    complaints.expect(/status of 4\d\d .*\/api\/files/);
    await file("Enviar vídeo").setInputFiles({
      name: "filme.mp4",
      mimeType: "video/mp4",
      buffer: Buffer.from("não é"),
    });
    await expect(panel(page).getByRole("alert")).toBeVisible();
    await expectAccessible();
  });

  await test.step("whoever goes on writing elsewhere sees it arrive; leaving the course is asked about", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**", async (route) => {
      if (route.request().headers()["content-type"] === "application/octet-stream") await held;
      return route.fallback();
    });
    await file("Enviar vídeo").setInputFiles(media("atendimento.webm"));
    await expect(panel(page).getByRole("progressbar", { name: "Enviando atendimento.webm" })).toBeAttached();
    const tray = page.getByRole("region", { name: "Arquivos a caminho" });
    await expect(tray).toHaveCount(0);
    await page.getByRole("button", { name: "Textos e capa" }).click();
    await expect(tray.getByRole("progressbar", { name: "Enviando atendimento.webm" })).toBeAttached();
    const summary = panel(page).getByRole("textbox", { name: /^Resumo/ });
    await summary.fill("Escrito enquanto o filme vai");
    await expectAccessible();
    await page.getByRole("link", { name: "Cursos e trilhas" }).click();
    const dialog = page.getByRole("dialog").filter({ hasText: "Ainda há arquivos a caminho" });
    await dialog.getByRole("button", { name: "Continuar aqui" }).click();
    release();
    await expect(page.getByText("atendimento.webm chegou")).toBeVisible();
    await expect(tray).toHaveCount(0);
    await expect(summary).toHaveValue("Escrito enquanto o filme vai");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: /^Como atender(?!:)/ }).click();
  });

  await test.step("the film is in its place, measured", async () => {
    await expect(panel(page).getByText("atendimento.webm")).toBeVisible();
    await expect(panel(page).getByText(/0:18/)).toBeVisible();
  });

  await test.step("captions in both languages, the film in one", async () => {
    await file("Enviar legendas").setInputFiles(media("atendimento.pt-BR.vtt"));
    // Another language while they are on their way: they arrive in theirs.
    await language(/Español/);
    await panel(page)
      .getByRole("textbox", { name: /^Título/ })
      .fill("Cómo atender");
    await expect(
      panel(page)
        .getByText(/quem lê nesse idioma recebe/)
        .first(),
    ).toBeVisible();
    await file("Enviar legendas").setInputFiles(media("atendimento.es-ES.vtt"));
    await expect(panel(page).getByText("atendimento.es-ES.vtt")).toBeVisible();
    await saved(page);
    await expectAccessible();
    await language(/Português/);
    await expect(panel(page).getByText("atendimento.pt-BR.vtt")).toBeVisible();
    await expect(panel(page).getByText("atendimento.webm")).toBeVisible();
    await publish(page);
  });

  await test.step("the learner reads along in one language, then in the other, then in none", async () => {
    const desk = await atDesk(learner, `/online-courses/${course.id}`);
    await desk.getByRole("button", { name: "Inscrever-se" }).click();
    await desk.getByRole("link", { name: "Começar" }).click();
    const film = desk.locator("video");
    const captions = desk.getByRole("combobox", { name: "Legendas" });
    await expect(captions).toHaveValue("pt-BR");
    for (const locale of ["es-ES", "pt-BR"]) {
      await captions.selectOption(locale);
      await expect(film.locator("track")).toHaveAttribute("srclang", locale);
      const shown = () =>
        film.evaluate((video: HTMLVideoElement) => {
          const track = [...video.textTracks].find(({ mode }) => mode === "showing");
          return [track?.language, track?.cues?.length];
        });
      const cues = readFileSync(media(`atendimento.${locale}.vtt`), "utf8").split("-->").length - 1;
      await expect.poll(shown).toEqual([locale, cues]);
    }
    await captions.selectOption("off");
    await expect(film.locator("track")).toHaveCount(0);
  });
});

test("§entities#type-scorm a package is replaced: who has begun goes on in the new one, what is gone is said", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk, expectAccessible }) => {
  const { client, author, learner } = await anOffice(product);
  const packageId = await aPackage(product.app, author, aTalk({ a: "Antes", b: "Sobra" }));
  const course = await aCourse(product.app, client, {
    title: pt("Prática"),
    modules: [{ activities: [anActivity({ ...scormActivity(packageId), title: pt("Simulador") })] }],
  });
  const desk = await atDesk(learner, `/online-courses/${course.id}`);
  const inside = desk.frameLocator("main iframe").frameLocator("iframe");
  const onward = inside.getByRole("button", { name: "Avançar" });

  await test.step("somebody is on the second page", async () => {
    await desk.getByRole("button", { name: "Inscrever-se" }).click();
    await desk.getByRole("link", { name: "Começar" }).click();
    await expect(inside.getByRole("heading", { name: "Antes: página 1" })).toBeVisible();
    await onward.click();
    await expect(inside.getByRole("heading", { name: "Antes: página 2" })).toBeVisible();
  });

  await test.step("the author replaces it; a wrong one leaves the old one in use", async () => {
    await signInAs(author, `/admin/courses/${course.id}`);
    await page.getByRole("button", { name: /^Simulador/ }).click();
    await expect(panel(page).getByText("revisão 1")).toBeVisible();
    await panel(page).getByRole("button", { name: "Trocar pacote" }).click();
    const send = (name: string, buffer: Buffer) =>
      panel(page).locator("input[type=file]").setInputFiles({ name, mimeType: "application/zip", buffer });
    await send("errado.zip", aTalk({}));
    await expect(panel(page).getByRole("alert")).toBeVisible();
    await expect(panel(page).getByText("A revisão 1 continua em uso.")).toBeVisible();
    await expectAccessible();
    await send("novo.zip", aTalk({ a: "Depois" }));
    await expect(panel(page).getByText("revisão 3")).toBeVisible();
    await expect(
      panel(page).getByText(/^Não existem mais nesta revisão: .*O que foi feito nelas/),
    ).toBeVisible();
    await expectAccessible();
  });

  await test.step("the page stays, in the new words; its end is the end of the activity", async () => {
    await desk.reload();
    await expect(inside.getByRole("heading", { name: "Depois: página 2" })).toBeVisible();
    await onward.click();
    await inside.getByRole("radio", { name: "Escutar" }).check();
    await inside.getByRole("button", { name: "Responder" }).click();
    await expect.poll(() => stateOf(product, course), { timeout: 20_000 }).toBe("finished");
  });
});

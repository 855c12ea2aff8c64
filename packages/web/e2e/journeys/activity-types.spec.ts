// §roles#demo The demo's "Comece aqui" holds an activity of every media type: somebody new joins it on a phone, closes the tab in
// the middle of each, and goes on at desktop size.
import type { Page } from "@playwright/test";
import { mediaTypes } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { drawnPdf } from "../../../demo/src/course-documents.ts";
import { lineSlides, windowGuide } from "../../../demo/src/course-handouts.ts";
import { comparing, labelling, listening, recommending } from "../../../demo/src/course-lessons.ts";
import * as ways from "../fixtures/activity-sittings.ts";
import { believeAnyPace, demoClient, demoCourse } from "../fixtures/demo.ts";
import { progressOf } from "../fixtures/lesson-course.ts";
import { anOfficeProgram } from "../fixtures/office.ts";
import { playersOutside } from "../fixtures/outside-players.ts";
import { aPerson } from "../fixtures/people.ts";
import { type StartedProduct, startProduct } from "../fixtures/product.ts";
import { expect, test as plain } from "../fixtures/test.ts";
import { comeIn, SignInPage } from "../pages/sign-in-page.ts";

const [cover = { heading: "", lines: [] }, ...others] = lineSlides;

/** A product that turns slides into pages. */
const test = plain.extend<object, { product: StartedProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const pages = others.map(({ heading, lines }) => ({ heading, paragraphs: lines, hint: "" }));
      const plan = { title: cover.heading, about: cover.lines.join(" "), pages, color: "#0B7A75" };
      const [program, takeAway] = anOfficeProgram(await drawnPdf(plan, new Date()));
      const [product, end] = await startProduct({ LIBREOFFICE_PATH: program });
      await use(product);
      await end();
      takeAway();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Acts on each activity, course by course, by its title. */
const courses: Readonly<Record<string, Readonly<Record<string, ways.TwoSittings>>>> = {
  "Leia e descubra": {
    "Bem-vindo à equipe": ways.lookAtHeading("Seu primeiro dia"),
    "Guia da vitrine": ways.turnPages(
      [windowGuide.title, ...windowGuide.pages.map(({ heading }) => heading)],
      true,
    ),
    "Apresentação da linha": ways.turnPages(
      lineSlides.map(({ heading }) => heading),
      false,
    ),
    "Passo a passo: etiqueta de preço": ways.lookInFrame(labelling.pages[0]?.heading ?? ""),
    "Tendências do varejo": ways.lookAtSlideShare,
  },
  "Veja e ouça": {
    "Três passos do atendimento": ways.play("video", { until: 9, fast: true }),
    "Pausa sonora": ways.play("audio", { until: 12, fast: true }),
    "Cores que chamam atenção": ways.playYouTube,
    "Uma história em imagens": ways.playVimeo,
    "Transmissão do evento anual": ways.play("hls-video", { until: 10 }),
  },
  Pratique: {
    "Lição: ouvir o cliente": ways.study(listening),
    "Lições: comparar e recomendar": ways.study(comparing, labelling, recommending),
    "Lição na nuvem": ways.study(listening),
    "Jogo da vitrine (2009)": ways.lookAtHeading("Conteúdo aposentado"),
    "A vitrine em cinco perguntas": ways.lookAtHeading("Antes de abrir a loja"),
  },
};

const trailName = "Comece aqui";

/** The demo's trail, and the courses it leads through in their order. */
async function theTrail(product: StartedProduct) {
  const trail = await demoCourse(product, trailName);
  const held = await Promise.all(Object.keys(courses).map((name) => demoCourse(product, name)));
  expect(held.map(({ id }) => id)).toEqual(trail.draft.items.map(({ referenceId }) => referenceId));
  return { trail, held };
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const finished = (page: Page) => page.getByRole("dialog", { name: "Curso concluído!" });

test("§roles#demo the demo's trail of every media type is begun on a phone and finished at desktop size", {
  tag: "@phone",
}, async ({ page, context, product, atDesk, shell }) => {
  test.setTimeout(300_000);
  const client = await demoClient(product);
  await believeAnyPace(product, client);
  const user = { first_name: "Jussara", last_name: "Teles" };
  const learner = await aPerson(product.app, client, { job_profile: "salesperson", user });
  const { trail, held } = await theTrail(product);
  const all = held.flatMap(({ activities }) => activities);
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(mediaTypes));
  const secondsOf = (type: Activity["type"]) => {
    const { data } = all.find((one) => one.type === type) ?? {};
    return (data as { seconds: { "pt-BR": number } }).seconds["pt-BR"];
  };
  const [youtube, vimeo, stream] = [secondsOf("youtube"), secondsOf("vimeo"), secondsOf("wowza")];
  const lengths = { youtube, vimeo, stream };
  await playersOutside(context, lengths);

  await test.step("somebody new signs in, says yes to the terms and joins the trail on a phone", async () => {
    const door = new SignInPage(page);
    await door.open(client);
    await door.signIn(learner.username);
    await comeIn(page);
    await expect(title(page)).toContainText(user.first_name);
    await shell.goTo("Aprender");
    await page.getByRole("main").getByRole("link", { name: trailName }).click();
    await expect(title(page)).toHaveText(trailName);
    await page.getByRole("button", { name: "Inscrever-se" }).click();
    await expect(page.getByRole("link", { name: "Começar" })).toBeVisible();
    await expect(page.getByText("Conclua antes “Leia e descubra”.")).toBeVisible();
  });
  const desk = await atDesk(learner, `/trails/${trail.id}`);
  await playersOutside(desk.context(), lengths);

  for (const [at, [courseName, itsWays]] of Object.entries(courses).entries()) {
    const course = held[at];
    if (!course) throw new Error("the demo lacks a course of its trail");
    const todo = Object.entries(itsWays);
    expect(course.activities.map((activity) => activity.title["pt-BR"])).toEqual(todo.map(([name]) => name));
    await desk
      .getByRole("region", { name: "Passos da trilha" })
      .getByRole("link", { name: new RegExp(`^${courseName}`) })
      .click();
    await expect(title(desk)).toHaveText(courseName);
    // A last activity that is done once seen ends its course on the phone already.
    const endsOnPhone = course.activities.at(-1)?.completion?.rule === "viewed";

    for (const [place, [name, way]] of todo.entries()) {
      const progress = async () => (await progressOf(product, course, learner))[place];
      const position = async () => Number((await progress())?.position?.at ?? 0);
      await test.step(`${course.activities[place]?.type}: ${name}`, async () => {
        const phone = await context.newPage();
        await phone.goto(`/trails/${trail.id}/course/${course.id}`);
        const next = phone.getByRole("region", { name: "Próximo passo" });
        await expect(next).toContainText(name);
        await next.getByRole("link").click();
        await expect(title(phone)).toHaveText(name);
        await way.begin(phone);
        if (endsOnPhone && place === todo.length - 1)
          await finished(phone).getByRole("button", { name: "Ficar aqui" }).click();
        await phone.close();
        if (way.kept !== undefined) await expect.poll(position, ways.often).toBeGreaterThanOrEqual(way.kept);

        const onward =
          place === 0
            ? desk.getByRole("link", { name })
            : desk.getByRole("button", { name: `Próxima: ${name}`, exact: true });
        await onward.click();
        await expect(title(desk)).toHaveText(name);
        await way.goOn(desk);
        await expect
          .poll(async () => (await progress())?.state, { ...ways.often, timeout: 60_000 })
          .toBe("finished");
      });
    }
    const whereItEnds = endsOnPhone ? desk : finished(desk);
    await whereItEnds.getByRole("button", { name: /Ir para o curso$/ }).click();
    await expect(title(desk)).toHaveText(courseName);
    await desk.getByRole("link", { name: trailName }).click();
    await expect(title(desk)).toHaveText(trailName);
  }

  await test.step("the trail is finished, on either", async () => {
    await expect(desk.getByText("3 de 3 cursos concluídos")).toBeVisible();
    // The page of the course has stayed open on the phone, and hears of it.
    await page.bringToFront();
    await expect(page.getByText("Trilha concluída!")).toBeVisible();
    await page.reload();
    await expect(page.getByText("3 de 3 cursos concluídos")).toBeVisible();
    await expect(page.getByText("Trilha concluída!")).toBeHidden();
  });
});

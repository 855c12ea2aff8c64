// §6 A trail of every activity type: begun on a phone, each tab closed in the middle, gone on with at desktop size.
import type { FrameLocator, Page } from "@playwright/test";
import type { ScormVersion } from "@trilha/contract/content/shapes.ts";
import type { Activity } from "@trilha/contract/learning/outline.ts";
import { scormPackage, zipOf } from "../../../server/src/demo/packages/scorm-package.ts";
import { aMember, plant } from "../../../server/test/builders.ts";
import { aCourse, anActivity, aTrail } from "../../../server/test/builders-courses.ts";
import { aDocument, aFilm, aLessonFile, aRecording } from "../../../server/test/lessons.ts";
import { aLesson, anHtmlZip, aPackage } from "../../../server/test/packages.ts";
import { progressOf } from "../fixtures/lesson-course.ts";
import { playersOutside } from "../fixtures/outside-players.ts";
import { aClientWithMenu } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

const pt = <Value>(value: Value) => ({ "pt-BR": value });
type Media = HTMLMediaElement;
type Of = Parameters<typeof aDocument>[0];

/** One activity, and what its learner does with it. */
interface Way {
  activity: Partial<Activity>;
  /** On the phone: up to the middle; what has no middle is seen. */
  begin: (page: Page) => Promise<void>;
  /** Where it has a place to go on from: the least that must be kept before the tab is closed. */
  kept?: number;
  /** At desktop size: it goes on there, and is finished. */
  goOn: (desk: Page) => Promise<void>;
}

/** A page flown over was not seen. */
const read = (page: Page) => page.waitForTimeout(2_000);
const turnPages = (of: number): Pick<Way, "begin" | "kept" | "goOn"> => ({
  begin: async (page) => {
    await expect(page.getByRole("region", { name: "Página 1" })).toContainText("Passo 1");
    await read(page);
    await page.getByRole("button", { name: "Próxima página" }).click();
    await expect(page.getByText(`2 de ${of}`, { exact: true })).toBeVisible();
    await read(page);
  },
  kept: 2,
  goOn: async (desk) => {
    await expect(desk.getByText(`2 de ${of}`, { exact: true })).toBeVisible();
    for (let number = 3; number <= of; number += 1) {
      await desk.getByRole("button", { name: "Próxima página" }).click();
      await expect(desk.getByRole("region", { name: `Página ${number}` })).toContainText(`Passo ${number}`);
      await read(desk);
    }
  },
});

/** Played for some seconds, stopped; there again it stands at that second and is played to its end. */
const play = (element: string, speed = 1): Pick<Way, "begin" | "kept" | "goOn"> => {
  const at = (page: Page) => page.locator(element).evaluate((media) => (media as Media).currentTime);
  const ready = (page: Page) =>
    expect
      .poll(() => page.locator(element).evaluate((media) => (media as Media).readyState))
      .toBeGreaterThan(1);
  const start = (page: Page, rate: number) =>
    page.locator(element).evaluate((media, rate) => {
      (media as Media).muted = true;
      (media as Media).playbackRate = rate;
      return (media as Media).play();
    }, rate);
  return {
    begin: async (page) => {
      await ready(page);
      await start(page, 1);
      await expect.poll(() => at(page)).toBeGreaterThan(2.5);
      await page.locator(element).evaluate((media) => (media as Media).pause());
    },
    kept: 2,
    goOn: async (desk) => {
      await ready(desk);
      await expect.poll(() => at(desk)).toBeGreaterThan(1.9);
      await start(desk, speed);
    },
  };
};

const inside = (page: Page): FrameLocator => page.frameLocator("main iframe").frameLocator("iframe");
const converse: Pick<Way, "begin" | "goOn"> = {
  begin: async (page) => {
    await expect(inside(page).getByRole("heading", { name: "Conversa: página 1" })).toBeVisible();
    const saved = page.waitForResponse((answer) => /commit/.test(answer.url()) && answer.ok());
    await inside(page).getByRole("button", { name: "Avançar" }).click();
    await expect(inside(page).getByRole("heading", { name: "Conversa: página 2" })).toBeVisible();
    await saved;
  },
  goOn: async (desk) => {
    await expect(inside(desk).getByRole("heading", { name: "Conversa: página 2" })).toBeVisible();
    await inside(desk).getByRole("button", { name: "Avançar" }).click();
    await inside(desk).getByRole("radio", { name: "Escutar" }).check();
    await inside(desk).getByRole("button", { name: "Responder" }).click();
  },
};

/** What is done with once it was seen: there it is shown again. */
const look = (see: (page: Page) => Promise<void>): Pick<Way, "begin" | "goOn"> => ({ begin: see, goOn: see });
const load = async (page: Page, site: string) => {
  const button = page.getByRole("button", { name: `Carregar de ${site}` });
  await button.or(page.locator("main iframe")).first().waitFor();
  if (await button.isVisible()) await button.click();
};

const seen = { rule: "watched", share: 80 } as const;
const passed = { rule: "verdict", require: "completed" } as const;

/** Every type of §2, in the order of the issue. */
async function everyType(of: Of, author: Awaited<ReturnType<typeof aMember>>): Promise<[string, Way][]> {
  const page = (name: string, number: number) => ({ heading: `${name}: página ${number}`, text: "Escute." });
  const talk = (version: ScormVersion) => {
    const lesson = { ...aLesson("Conversa"), pages: [page("Conversa", 1), page("Conversa", 2)] };
    const lessons = [{ identifier: "a", lesson }];
    return aPackage(of.app, author, zipOf(scormPackage(version, { title: "Conversa", lessons })));
  };
  const zipped = await aPackage(of.app, author, anHtmlZip(), "html");
  const pages = { rule: "pages", share: 100 } as const;
  return [
    ["pdf", { activity: { data: await aDocument(of, 4), completion: pages }, ...turnPages(4) }],
    ["video", { activity: { data: await aFilm(of), completion: seen }, ...play("video", 2) }],
    ["audio", { activity: { data: await aRecording(of), completion: seen }, ...play("audio", 2) }],
    [
      "youtube",
      {
        activity: {
          data: { videos: pt("dQw4w9WgXcQ"), seconds: pt(20), noSkip: false },
          completion: seen,
        },
        kept: 3,
        begin: async (phone) => {
          await load(phone, "YouTube");
          await phone.frameLocator("main iframe").getByRole("button", { name: "Play" }).click();
        },
        goOn: async (desk) => {
          await load(desk, "YouTube");
          await expect(desk.locator("main iframe")).toHaveAttribute("src", /[?&]start=[1-9]/);
          await desk.frameLocator("main iframe").getByRole("button", { name: "Play" }).click();
        },
      },
    ],
    [
      "vimeo",
      {
        activity: { data: { videos: pt("123456"), seconds: pt(12), noSkip: false }, completion: seen },
        kept: 2,
        begin: async (phone) => {
          await load(phone, "Vimeo");
          const film = phone.frameLocator("vimeo-video iframe");
          await film.getByRole("button", { name: "Play" }).click();
          await film.getByRole("button", { name: /^Pause at [3-6]/ }).click();
        },
        goOn: async (desk) => {
          await load(desk, "Vimeo");
          await desk
            .frameLocator("vimeo-video iframe")
            .getByRole("button", { name: /Play from [1-9]/ })
            .click();
        },
      },
    ],
    [
      "wowza",
      {
        activity: {
          data: {
            streams: pt("https://lessons.streamlock.net/vod/film.m3u8"),
            ...{ seconds: pt(6), noSkip: false },
          },
          completion: seen,
        },
        ...play("hls-video"),
      },
    ],
    [
      "html",
      {
        activity: { data: { kind: "text", html: pt("<h2>Ouça primeiro</h2>") } },
        ...look((at) => expect(at.getByRole("heading", { name: "Ouça primeiro" })).toBeVisible()),
      },
    ],
    [
      "html",
      {
        activity: { data: { kind: "package", packages: pt(zipped) } },
        ...look((at) => expect(at.frameLocator("main iframe").locator("h1, h2").first()).toBeVisible()),
      },
    ],
    ["ppt", { activity: { data: await slides(of), completion: pages }, ...turnPages(3) }],
    [
      "linkedin_slidshare",
      {
        activity: { data: { embeds: pt("https://www.slideshare.net/slideshow/embed_code/key/abc") } },
        ...look(async (at) => {
          await load(at, "SlideShare");
          await expect(at.frameLocator("main iframe").getByRole("heading", { name: "Slides" })).toBeVisible();
        }),
      },
    ],
    [
      "flash",
      {
        activity: { data: { replacementId: null } },
        ...look((at) => expect(at.getByRole("heading", { name: "Conteúdo aposentado" })).toBeVisible()),
      },
    ],
    ["scorm", { activity: { data: { packages: pt(await talk("1.2")) }, completion: passed }, ...converse }],
    [
      "scorm",
      { activity: { data: { packages: pt(await talk("2004-4")) }, completion: passed }, ...converse },
    ],
    [
      "scorm_cloud",
      { activity: { data: { courses: pt(await talk("1.2")) }, completion: passed }, ...converse },
    ],
  ];
}

/** Slides of three pages, converted already. */
async function slides(of: Of) {
  const type = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
  const file = { kind: "course_slides", name: "loja.pptx", type };
  const slidesId = await aLessonFile(of, Buffer.from("PK"), file);
  const { files } = await aDocument(of, 3);
  await plant(of.app, (tx) =>
    tx
      .insertInto("file_conversions")
      .values({
        ...{ client_id: of.client.id, file_id: slidesId, state: "done", at: new Date() },
        pdf_file_id: files["pt-BR"],
      })
      .execute(),
  );
  return { files: pt(slidesId) };
}

test("§6 a trail of every activity type is begun on a phone and finished at desktop size", {
  tag: "@phone",
}, async ({ page, context, product, signInAs, atDesk }) => {
  test.setTimeout(600_000);
  const { app } = product;
  const client = await aClientWithMenu(app, { has_courses: true, has_trails: true }, ["home", "trails"]);
  const author = await aMember(app, { client, roles: ["program_administrator"] });
  const learner = await aMember(app, { client, job_profile: "salesperson" });
  const ways = await everyType({ app, client, owner: learner }, author);
  const activities = ways.map(([type, { activity }]) =>
    anActivity({ type: type as Activity["type"], title: pt(`Sobre ${type}`), ...activity }),
  );
  const course = await aCourse(app, client, { title: pt("De tudo"), modules: [{ activities }] });
  const trail = await aTrail(app, client, { title: pt("Trilha de tudo"), courses: [course] });
  const path = (order: number) => `/trails/${trail.id}/courses/${course.id}/activities/${order}`;
  const kept = async (order: number) => (await progressOf(product, course))[order - 1];
  await playersOutside(context);

  await test.step("the trail is joined on the phone", async () => {
    await signInAs(learner, `/trails/${trail.id}`);
    await page.getByRole("button", { name: "Inscrever-se" }).click();
    await expect(page.getByRole("link", { name: "Começar" })).toBeVisible();
  });
  const desk = await atDesk(learner, `/trails/${trail.id}`);
  await playersOutside(desk.context());

  for (const [place, [type, way]] of ways.entries()) {
    const order = place + 1;
    await test.step(`${order} ${type}`, async () => {
      const phone = await context.newPage();
      await phone.goto(path(order));
      await way.begin(phone);
      if (way.kept !== undefined) {
        const position = async () => Number((await kept(order))?.position?.at ?? 0);
        await expect.poll(position, { timeout: 40_000 }).toBeGreaterThanOrEqual(way.kept);
      }
      await phone.close();
      await desk.goto(path(order));
      await way.goOn(desk);
      await expect.poll(async () => (await kept(order))?.state, { timeout: 60_000 }).toBe("finished");
    });
  }

  await test.step("the trail is finished, on either", async () => {
    // Its page has stayed open on the phone, and hears of it.
    await page.bringToFront();
    await expect(page.getByText("Trilha concluída!")).toBeVisible();
    await page.reload();
    await expect(page.getByText("1 de 1 curso concluído")).toBeVisible();
    await expect(page.getByText("Trilha concluída!")).toBeHidden();
    await desk.goto(`/trails/${trail.id}`);
    await expect(desk.getByText("1 de 1 curso concluído")).toBeVisible();
  });
});

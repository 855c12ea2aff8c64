import type { Browser, Page } from "@playwright/test";
import { pastGuards } from "./books.ts";
import { database } from "./database.ts";
import { median } from "./measure.ts";
import { browser, phone, slowDown } from "./pages.ts";
import { type Part, type Row, row } from "./part.ts";
import { crowds } from "./people.ts";
import { aLesson, aText, type Ground, oneOfEach } from "./player-course.ts";
import { type BenchProduct, product } from "./product.ts";

const nexts = 7;
const films = 5;
const kilobyte = 1000;

/** §states#course The player on a phone: how soon the next activity is there, how soon a film plays, which code a type brings. */
export const player: Part = {
  name: "player",
  run: async (bench) => {
    const [client] = await bench.use(crowds);
    const running = await bench.use(product);
    const started = await bench.use(browser);
    if (!client) throw new Error("no client to measure with");
    const db = await pastGuards(await bench.use(database));
    const { clientId, administratorId: userId } = client;
    const ground = { db, store: running.store, clientId, userId };
    try {
      const visit = { started, running, ground };
      bench.say("from one activity to the next");
      const next = await nextOpens(visit);
      bench.say("films");
      const film = await filmStarts(visit);
      bench.say("code of each type");
      return [
        row("player: next activity, fetched ahead, on a slow phone", next, "ms", { atMost: 300 }),
        row("player: a film plays", film, "ms", { atMost: 1_000 }),
        ...(await codeOfTypes(visit, bench.say)),
      ];
    } finally {
      await db.end();
    }
  },
};

type Visit = { started: Browser; running: BenchProduct; ground: Ground };

/** The page of a learner at the first activity of a course. */
async function atFirst({ started, running, ground }: Visit, courseId: string): Promise<Page> {
  const context = await started.newContext({ ...phone, locale: "pt-BR" });
  const page = await context.newPage();
  const token = encodeURIComponent(running.entry(ground.userId, ground.clientId));
  await page.goto(`${running.url}/courses/${courseId}/activities/1?token=${token}`);
  return page;
}

/** From the tap to the text of the next activity on the screen, milliseconds. */
async function nextOpens(visit: Visit): Promise<number> {
  const texts = Array.from({ length: nexts + 1 }, (_, index) => aText(index + 1));
  const page = await atFirst(visit, await aLesson(visit.ground, texts));
  await page.getByRole("heading", { name: "Texto 1", exact: true }).waitFor();
  await slowDown(page);
  const times: number[] = [];
  for (let number = 2; number <= nexts + 1; number += 1) {
    await page.waitForResponse((answer) => answer.url().endsWith(`/activities/${number}/ahead`));
    await page.waitForTimeout(1_000);
    times.push(await page.evaluate<number>(tapped(`Texto ${number}`)));
  }
  await page.context().close();
  return median(times);
}

// Text, because this package's types know no browser.
const tapped = (heading: string) => `new Promise((resolve) => {
  const start = performance.now();
  document.querySelector('header nav button[aria-label^="Próxima"]').click();
  const look = () => {
    const there = [...document.querySelectorAll("article h2")].some((h) => h.textContent === "${heading}");
    if (there) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** From going to a film to its picture moving, milliseconds; nothing is slowed down. */
async function filmStarts(visit: Visit): Promise<number> {
  const { video } = await oneOfEach(visit.ground);
  const times: number[] = [];
  for (let turn = 0; turn < films; turn += 1) {
    const page = await atFirst(visit, await aLesson(visit.ground, [aText(1), video]));
    await page.getByRole("heading", { name: "Texto 1", exact: true }).waitFor();
    await page.waitForResponse((answer) => answer.url().endsWith("/activities/2/ahead"));
    times.push(await page.evaluate<number>(played));
    await page.context().close();
  }
  return median(times);
}

const played = `new Promise((resolve) => {
  const start = performance.now();
  document.querySelector('header nav button[aria-label^="Próxima"]').click();
  let isStarted = false;
  const look = () => {
    const film = document.querySelector("video");
    if (film && !isStarted) {
      isStarted = true;
      film.muted = true;
      film.play();
    }
    if (film && film.currentTime > 0 && !film.paused) resolve(performance.now() - start);
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Code of one type's page, and that no other type brings it. */
async function codeOfTypes(visit: Visit, say: (line: string) => void): Promise<Row[]> {
  const contents = Object.entries(await oneOfEach(visit.ground));
  const brought = new Map<string, Map<string, number>>();
  for (const [type, content] of contents)
    brought.set(type, await codeOf(visit, await aLesson(visit.ground, [content])));
  const stages = (type: string) =>
    new Set([...(brought.get(type)?.keys() ?? [])].flatMap((file) => file.match(/^\w+Stage(?=-)/) ?? []));
  const everywhere = (file: string) => [...brought.values()].every((files) => files.has(file));
  const rows = contents.map(([type]): Row => {
    const own = [...(brought.get(type) ?? [])].filter(([file]) => !everywhere(file));
    say(`${type}: ${own.map(([file]) => file).join(", ")}`);
    return row(`player: code for ${type}`, own.reduce((sum, [, size]) => sum + size, 0) / kilobyte, "kB");
  });
  const most = Math.max(...contents.map(([type]) => stages(type).size));
  return [...rows, row("player: types whose code comes with one", most, "", { atMost: 1 })];
}

/** Scripts and styles a page loads, by name, in bytes as they are. */
async function codeOf(visit: Visit, courseId: string): Promise<Map<string, number>> {
  const page = await atFirst(visit, courseId);
  await page.locator("main#content").waitFor();
  await page.waitForLoadState("networkidle");
  const resources = await page.evaluate<[string, number][]>(`performance.getEntriesByType("resource")
    .filter(({ name }) => /\\/assets\\/.*\\.(js|css)$/.test(name))
    .map(({ name, encodedBodySize }) => [name.split("/").at(-1), encodedBodySize])`);
  await page.context().close();
  return new Map(resources);
}

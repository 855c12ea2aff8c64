import { describe, expect, test } from "vitest";
import { aModule, anActivity } from "../../../../test/builders-courses.ts";
import { finishedFirst } from "./finished-first.ts";

const [one, two, extra, live] = [
  anActivity(),
  anActivity(),
  anActivity({ mandatory: false }),
  anActivity({ authorised: true }),
];
const ids = (...activities: { id: string }[]) => activities.map(({ id }) => id);
describe("§states#instructor-authorisation what is finished before an activity is reached", () => {
  test("in a free course: nothing but what authors demand", () => {
    const wanting = { ...live, requires: [two.id] };
    expect(
      finishedFirst({ order: "free", modules: [aModule({ activities: [one, two, live] })] }, live.id),
    ).toEqual([]);
    expect(
      finishedFirst({ order: "free", modules: [aModule({ activities: [one, two, wanting] })] }, live.id),
    ).toEqual(ids(two));
  });

  test("in order: the mandatory activity before, which waits for those before it", () => {
    expect(
      finishedFirst(
        { order: "sequential", modules: [aModule({ activities: [one, two, extra, live] })] },
        live.id,
      ),
    ).toEqual(ids(two));
  });

  test("behind a module: all that counts in it", () => {
    const before = aModule({ activities: [one, two, extra] });
    const modules = [before, aModule({ activities: [live], requires: [before.id] })];
    expect(finishedFirst({ order: "free", modules }, live.id)).toEqual(ids(one, two));
  });
});

import { expect, test } from "vitest";
import { aClient, aParticipant } from "../../../test/builders.ts";
import { aTestCourse, atTest } from "../../../test/builders-attempts.ts";
import { tripsOf } from "../../../test/trips.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();

test("§learning#attempt-frozen: an attempt that fails is begun and handed in with few journeys to the database", async () => {
  const client = await aClient(app);
  const member = await aParticipant(app, client);
  const { course } = await aTestCourse(app, client);
  const at = await atTest(app, member, course);
  // A process learns questions, the course and who this is once.
  const known = (await at.start(at.sittingId)).answer;
  await at.submit(known.id);
  expect(await tripsOf(app, () => at.open(course))).toBeLessThanOrEqual(5);
  let id = "";
  const begin = async () => {
    ({ id } = (await at.start(at.sittingId)).answer);
  };
  expect(await tripsOf(app, begin)).toBeLessThanOrEqual(4);
  const steps = [at.say(0, false), at.say(1, false), at.say(2, false)];
  const handIn = async () =>
    expect((await at.submit(id, ...steps)).answer.attempt.result?.passed).toBe(false);
  expect(await tripsOf(app, handIn)).toBeLessThanOrEqual(9);
});

// §states#instructor-authorisation Some activities open only when the live instructor authorises them.
import * as contract from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { beforeAll, expect, test } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aCourse, anActivity, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let client: Client;
let instructor: Member;
let ana: Member;
beforeAll(async () => {
  client = await aClient(app);
  instructor = await aStaffMember(app, client, "instructor");
  ana = await aParticipant(app, client);
});

test("§states#instructor-authorisation the instructor opens an activity, everybody's pages look again, and can close it", async () => {
  const waiting = anActivity({ authorised: true });
  const course = await aCourse(app, client, { modules: [{ activities: [waiting, anActivity()] }] });
  await aCourse(app, client);
  await enrolled(app, ana, course);
  await enrolled(app, await aParticipant(app, client), course, { state: "in_progress", finished: [waiting] });
  await enrolled(app, await aParticipant(app, client), course, { state: "unenrolled" });
  const open = () =>
    app.request(contract.openActivity, { params: { id: course.id, order: 1 }, body: {} }, { as: ana });
  const params = { id: course.id, activityId: waiting.id };
  const authorise = (as = instructor) => app.request(contract.authoriseActivity, { params }, { as });
  const withdraw = () => app.request(contract.withdrawAuthorisation, { params }, { as: instructor });
  const listed = async () =>
    (await app.request(contract.listAuthorisations, {}, { as: instructor })).answer.items;

  expect((await open()).refusal).toBe("409 learning.awaits_instructor");
  expect(await listed()).toMatchObject([
    { id: course.id, activities: [{ id: waiting.id, authorised: false, authorisedBy: null, waiting: 1 }] },
  ]);
  const before = async (as = instructor) => app.request(contract.listPeopleBefore, { params }, { as });
  expect((await before()).answer).toMatchObject({
    items: [{ id: ana.userId, name: "Ana Silva" }],
    more: false,
  });
  expect((await before(ana)).refusal).toBe("403 request.forbidden");
  expect((await authorise(ana)).refusal).toBe("403 request.forbidden");
  expect([(await authorise()).status, (await authorise()).status]).toEqual([204, 204]);
  expect((await listed())[0]?.activities).toMatchObject([{ authorised: true, authorisedBy: "Ana Silva" }]);
  expect((await open()).status).toBe(200);
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204]);
  expect((await open()).refusal).toBe("409 learning.awaits_instructor");

  const deeds = await plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["action", "entity_id"])
      .where("client_id", "=", client.id)
      .orderBy("id")
      .execute(),
  );
  expect(deeds).toEqual([
    { action: "learning.authorise", entity_id: course.id },
    { action: "learning.withdraw_authorisation", entity_id: course.id },
  ]);
  const events = await plant(app, (tx) =>
    tx
      .selectFrom("live_events")
      .select("user_id")
      .where("client_id", "=", client.id)
      .where("kind", "=", "learning.authorised")
      .execute(),
  );
  expect(events).toEqual([{ user_id: null }, { user_id: null }]);
});

test("§states#instructor-authorisation what does not wait for an instructor, or is not there, is not opened by one", async () => {
  const course = await aCourse(app, client);
  const [plain] = course.activities;
  const elsewhere = await aCourse(app, await aClient(app), {
    modules: [{ activities: [anActivity({ authorised: true })] }],
  });
  for (const params of [
    { id: course.id, activityId: plain?.id ?? "" },
    { id: course.id, activityId: crypto.randomUUID() },
    { id: elsewhere.id, activityId: elsewhere.activities[0]?.id ?? "" },
  ]) {
    for (const spec of [
      contract.authoriseActivity,
      contract.withdrawAuthorisation,
      contract.listPeopleBefore,
    ])
      expect((await app.request(spec, { params }, { as: instructor })).refusal).toBe("404 request.not_found");
  }
});

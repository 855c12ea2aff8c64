// §states#instructor-authorisation Some activities open only when the live instructor authorises them.
import * as contract from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { beforeEach, expect, test } from "vitest";
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
beforeEach(async () => {
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

test("§states#instructor-authorisation people wait once they have reached it, and it can be opened to one of them", async () => {
  const [first, live] = [anActivity(), anActivity({ authorised: true })];
  const course = await aCourse(app, client, {
    order: "sequential",
    modules: [{ activities: [first, live] }],
  });
  const [bia, cid, far] = [
    await aParticipant(app, client),
    await aParticipant(app, client),
    await aParticipant(app, client),
  ];
  for (const person of [bia, cid])
    await enrolled(app, person, course, { state: "in_progress", finished: [first] });
  await enrolled(app, far, course);
  const params = { id: course.id, activityId: live.id };
  const open = async (as: Member) =>
    await app.request(contract.openActivity, { params: { id: course.id, order: 2 }, body: {} }, { as });
  const turn = (
    spec: typeof contract.authorisePerson | typeof contract.withdrawFromPerson,
    person: Member,
    as = instructor,
  ) => app.request(spec, { params: { ...params, userId: person.userId } }, { as });
  const before = async () =>
    (await app.request(contract.listPeopleBefore, { params }, { as: instructor })).answer.items;
  const waiting = async () => {
    const { items } = (await app.request(contract.listAuthorisations, {}, { as: instructor })).answer;
    return items.find(({ id }) => id === course.id)?.activities[0]?.waiting;
  };

  expect(new Set((await before()).map(({ id }) => id))).toEqual(new Set([bia.userId, cid.userId]));
  expect(await waiting()).toBe(2);
  expect((await turn(contract.authorisePerson, bia, bia)).refusal).toBe("403 request.forbidden");
  expect([
    (await turn(contract.authorisePerson, bia)).status,
    (await turn(contract.authorisePerson, bia)).status,
  ]).toEqual([204, 204]);
  expect((await open(bia)).status).toBe(200);
  expect((await open(cid)).refusal).toBe("409 learning.awaits_instructor");
  expect((await before()).find(({ id }) => id === bia.userId)?.authorised).toBe(true);
  const events = await plant(app, (tx) =>
    tx
      .selectFrom("live_events")
      .select("kind")
      .where("client_id", "=", client.id)
      .where("user_id", "=", bia.userId)
      .where("kind", "=", "learning.changed")
      .execute(),
  );
  expect(events.length).toBeGreaterThan(0);

  expect((await turn(contract.withdrawFromPerson, bia)).status).toBe(204);
  expect((await open(bia)).refusal).toBe("409 learning.awaits_instructor");
  // Closed to everybody is closed to each.
  await turn(contract.authorisePerson, cid);
  expect((await app.request(contract.withdrawAuthorisation, { params }, { as: instructor })).status).toBe(
    204,
  );
  expect((await open(cid)).refusal).toBe("409 learning.awaits_instructor");
  const stranger = await aParticipant(app, client);
  expect((await turn(contract.authorisePerson, stranger)).refusal).toBe("404 request.not_found");
});

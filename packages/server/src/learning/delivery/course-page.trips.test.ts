import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { expect, test } from "vitest";
import { aClient } from "../../../test/builders.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { aCourse, aTrail, enrolled } from "../../../test/builders-courses.ts";
import { tripsOf } from "../../../test/trips.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();

test("§routes#course-page: the database is gone to three times at most, and less often later", async () => {
  const client = await aClient(app);
  const member = await anEnrolled(app, client, await aCampaign(app, client));
  const first = await aCourse(app, client);
  const second = await aCourse(app, client, { prerequisiteIds: [first.id] });
  const trail = await aTrail(app, client, { courses: [first, second] });
  await enrolled(app, member, first, { state: "in_progress" });
  const read = (id: string) => app.request(readCourse, { params: { id }, query: {} }, { as: member });
  // The catalogue is loaded once for everybody, whenever something is published.
  await read((await aCourse(app, client)).id);
  const trips = (id: string) =>
    tripsOf(app, async () => expect((await read(id)).status).toBe(200), "activity_authorisations");
  for (const { id } of [second, trail, first]) {
    // Seconds later the view of the person is made anew.
    app.clock.pass({ seconds: 6 });
    const cold = await trips(id);
    expect(cold).toBeGreaterThan(0);
    expect(cold).toBeLessThanOrEqual(3);
    expect(await trips(id)).toBeLessThanOrEqual(2);
  }
});

import { listOwnCertificates, readOwnFile } from "@trilha/contract/learning/certificates/endpoints.ts";
import { openActivity, sendSteps } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { editClient, readClient } from "@trilha/contract/tenants/clients/endpoints.ts";
import { clientEdit } from "@trilha/contract/tenants/clients/shapes.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aClient, aParticipant, aSuperuser, plant } from "../../../test/builders.ts";
import { aTemplate } from "../../../test/builders-certificates.ts";
import { aCourse, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";
import { certificateJobs } from "./index.ts";

const app = useApp();

test("§states#attempts-allowed what was drawn under a host the client has no more leaves the store, what names today's stays", async () => {
  const client = await aClient(app, { has_certificates: true });
  await aTemplate(app, client);
  const [ana, staff] = [await aParticipant(app, client), await aSuperuser(app, client)];
  const course = await aCourse(app, client);
  await enrolled(app, ana, course);
  const at = { params: { id: course.id, order: 1 }, body: {} };
  const { sittingId } = (await app.request(openActivity, at, { as: ana })).answer;
  const steps = [{ seq: 1, seconds: 1, position: null, seen: [] }];
  await app.request(sendSteps, { body: { sittingId, steps } }, { as: ana });
  await app.runJobs();
  const [one] = (await app.request(listOwnCertificates, { query: {} }, { as: ana })).answer.items;
  const download = { params: { id: one?.id ?? "" }, query: { language: "pt-BR" as const } };
  const save = async () => (await app.request(readOwnFile, download, { as: ana })).answer.url;
  const there = async (url: string) => (await app.http.inject({ url })).statusCode;
  const params = { id: client.id };
  const moveTo = async (host: string) => {
    const known = (await app.request(readClient, { params }, { as: staff })).answer;
    const body = Object.fromEntries(
      Object.entries(known).filter(([field]) => Object.keys(clientEdit.shape).includes(field)),
    ) as Parameters<typeof app.request<typeof editClient>>[1]["body"];
    await app.request(editClient, { params, body: { ...body, hosts: [host] } }, { as: staff });
  };
  const forget = (host: string | null) =>
    certificateJobs["certificates.forget_host"].run(
      app.parts,
      { clientId: client.id, host },
      { attempt: 1, maxAttempts: 1 },
    );

  const before = await save();
  await moveTo("treinos.exemplo.com.br");
  const after = await save();
  const { rows } = await plant(app, (tx) =>
    sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'certificates.forget_host'`.execute(tx),
  );
  expect(rows.map(({ payload }) => payload)).toContainEqual({ clientId: client.id, host: null });
  // Where it came back meanwhile, nothing goes.
  await forget("treinos.exemplo.com.br");
  expect([await there(before), await there(after)]).toEqual([200, 200]);
  await forget(null);
  expect([await there(before), await there(after)]).toEqual([404, 200]);
});

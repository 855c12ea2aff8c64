// People brought in from another programme keep document, phones and birthday to themselves until they come in.
import * as contract from "@trilha/contract/members/people/endpoints.ts";
import { expect, test } from "vitest";
import { aClient, aMember, aStaffMember, aUser } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let number = 70_000_000;
/** Own data of a person; documents are unique across all clients. */
function ownData() {
  number += 1_000;
  const phones = '{"mobile":"+5491123456789"}';
  return { document: String(number), document_country: "AR", birthday: "1990-05-06", phones } as const;
}

async function invited() {
  const [home, other] = [await aClient(app), await aClient(app)];
  const own = ownData();
  const user = await aUser(app, own);
  await aMember(app, { client: home, user });
  const staff = await aStaffMember(app, other, "program_administrator");
  const { membershipId: id } = await aMember(app, { client: other, user });
  const read = async () => (await app.request(contract.readPerson, { params: { id } }, { as: staff })).answer;
  const find = async (search: string) =>
    (await app.request(contract.listPeople, { query: { search } }, { as: staff })).answer.items.map(
      (item) => item.id,
    );
  return { id, other, user, own, read, find };
}

test("who is a member elsewhere too shows nothing of their own before they come in", async () => {
  const { read, find, id, user, own } = await invited();
  const person = await read();
  expect(person).toMatchObject({
    email: user.email,
    document: `••••••${own.document.slice(-2)}`,
    birthday: null,
  });
  expect(person.phones.mobile).not.toContain("2345");
  expect(await find(own.document.slice(0, 6))).toEqual([]);
  expect(await find("Ana")).toContain(id);
});

test("coming in opens it", async () => {
  const { read, find, id, other, user, own } = await invited();
  // Entry by the client's own ways is not coming in oneself.
  await app.tokenFor({ userId: user.id, clientId: other.id, scope: "membership" });
  expect((await read()).birthday).toBeNull();
  await app.tokenFor({ userId: user.id, clientId: other.id });
  expect(await read()).toMatchObject({
    document: own.document,
    birthday: own.birthday,
    phones: JSON.parse(own.phones),
  });
  expect(await find(own.document.slice(0, 6))).toEqual([id]);
});

test("people of nowhere else are open to the staff who entered them", async () => {
  const client = await aClient(app);
  const own = ownData();
  const staff = await aStaffMember(app, client, "program_administrator");
  const person = await aMember(app, { client, user: own });
  const { answer } = await app.request(
    contract.readPerson,
    { params: { id: person.membershipId } },
    { as: staff },
  );
  expect(answer.document).toBe(own.document);
});

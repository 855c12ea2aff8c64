import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { register as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { refuseRobot } from "../../accounts/identity/index.ts";
import type { GuestCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, type Refusal, type RefusedField, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { accountByEmail, documentIsUsed } from "../people/index.ts";
import { type LoadedForm, openForm } from "./open-form.ts";
import { readValues } from "./read-values.ts";
import { membershipOf } from "./registration.members.queries.ts";
import { addRegistration, requestMark } from "./registration.queries.ts";
import {
  addressMark,
  markOfRequest,
  type NormalizedRegistration,
  sealValues,
} from "./registration-secrets.ts";
import { textsToAccept } from "./texts-to-accept.ts";

type Body = Input<typeof spec>["body"];
type Accepted = Body["accepted"];

/**
 * Takes a registration. Whoever is known already, by e-mail or document, gets the same answer after the same work: a
 * job looks, and the mail says what is. No account is made before the link of that mail was used.
 */
export const register: UseCase<typeof spec> = async (call, { body }) => {
  const robot = await refuseRobot(call, { slug: body.client, answer: body.recaptcha });
  if (robot) return robot;
  const read = await call.system.read((tx) => readBody(tx, call, body));
  if (isRefusal(read)) return read;
  const { form, said: fields } = read;
  const { keys } = call.parts;
  const mark = markOfRequest(keys, body);
  const key = call.key ?? "";
  return call.system.write(async (tx) => {
    const id = await addRegistration(tx, {
      client_id: form.client.id,
      form: form.name,
      locale: fields.locale ?? call.locale,
      sealed: sealValues(keys, fields),
      email_mark: addressMark(keys, fields.email),
      request_key: key,
      request_mark: mark,
      terms_version: body.accepted.terms ?? null,
      privacy_version: body.accepted.privacy ?? null,
      ip: call.ip,
      created_at: call.now,
    });
    if (!id) {
      const earlier = await requestMark(tx, form.client.id, key);
      return earlier?.equals(mark) ? undefined : refuse(genericProblems.keyReused);
    }
    await recordSecurityEvent(tx, call, {
      event: "registration.sent",
      clientId: form.client.id,
      details: { form: form.name },
    });
    await enqueue(tx, "registration.answer", { registrationId: id });
    return undefined;
  });
};

async function readBody(
  tx: Tx,
  call: GuestCall,
  body: Body,
): Promise<{ form: LoadedForm; said: NormalizedRegistration } | Refusal> {
  const form = await openForm(tx, call, body);
  if (isRefusal(form)) return form;
  const { said: values, wrong } = await readValues(tx, form, body.values, call.now);
  const texts = await textsToAccept(tx, form.client.id, call.now);
  const unread = texts.filter(({ kind }) => body.accepted[kind] === undefined);
  const plain = form.client.plainMessages ? await alreadyKnown(tx, form.client.id, values) : [];
  const fields = [
    ...wrong,
    ...unread.map(({ kind }): RefusedField => ({ path: `body.accepted.${kind}`, code: "text_not_accepted" })),
    ...plain,
  ];
  if (fields.length > 0) return refuse(genericProblems.invalidInput, {}, fields);
  // A newer text was published while the form lay open: it has to be read first.
  if (!inForce(body.accepted, texts)) return refuse(genericProblems.conflict);
  return { form, said: values };
}

function inForce(accepted: Accepted, texts: readonly { kind: keyof Accepted; version: number }[]): boolean {
  return texts.every(({ kind, version }) => accepted[kind] === version);
}

/** §validation#document "Document already used", where the client shows plain messages: by its own members, others are nobody here. */
async function alreadyKnown(
  tx: Tx,
  clientId: string,
  answers: NormalizedRegistration,
): Promise<RefusedField[]> {
  const fields: RefusedField[] = [];
  const account = await accountByEmail(tx, answers.email);
  if (account && (await membershipOf(tx, clientId, account.id)))
    fields.push({ path: "body.values.email", code: "email_used" });
  if (
    answers.document &&
    (await documentIsUsed(tx, clientId, { country: answers.country, document: answers.document }))
  ) {
    fields.push({ path: "body.values.document", code: "document_used" });
  }
  return fields;
}

import { normalizeDocument } from "@trilha/contract/identity/checks.ts";
import { identityProblems } from "@trilha/contract/identity/problems.ts";
import type { showMaskedPhone as spec } from "@trilha/contract/recovery/endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { markOf } from "./code-secrets.ts";
import { personToRecover, verifiedPhone } from "./person-to-recover.ts";
import { inventedMask, maskPhone } from "./rules/masked-phone.ts";

/** §7: which phone a code would go to, as far as its owner needs to know; a document nobody has gets an answer too. */
export const showMaskedPhone: UseCase<typeof spec> = async (call, { body }) => {
  const { document, client: slug } = body;
  const { door, person } = await personToRecover(call, { kind: "document", name: document, slug });
  // Drawn whether it is needed or not: the work is the same for everybody.
  const invented = inventedMask(markOf(call.parts.keys, `phone of ${normalizeDocument(document)}`));
  const phone = person && verifiedPhone(person);
  if (door.isPlain && !person) return refuse(identityProblems.userNotFound);
  if (door.isPlain && !phone) return refuse(identityProblems.noRegisteredPhone);
  return { phone: phone ? maskPhone(phone) : invented };
};

import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { showMaskedPhone as spec } from "@trilha/contract/accounts/recovery/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { personToRecover, verifiedPhone } from "./person-to-recover.ts";
import { maskPhone } from "./rules/masked-phone.ts";

/**
 * §api#masked-phone: which phone a code would go to, as far as its owner needs to know, where the client lets plain messages through.
 * Elsewhere no digit leaves: who knows somebody's number would read from two of them that they have an account here.
 */
export const showMaskedPhone: UseCase<typeof spec> = async (call, { body }) => {
  const { document, client: slug } = body;
  const { door, person } = await personToRecover(call, { kind: "document", name: document, slug });
  const phone = person && verifiedPhone(person);
  if (!door.isPlain) return { phone: null };
  if (!person) return refuse(identityProblems.userNotFound);
  return phone ? { phone: maskPhone(phone) } : refuse(identityProblems.noRegisteredPhone);
};

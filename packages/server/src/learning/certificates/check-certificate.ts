import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { checkCertificate as spec } from "@trilha/contract/learning/certificates/endpoints.ts";
import { readNumber } from "@trilha/contract/learning/certificates/number.ts";
import { certificateProblems } from "@trilha/contract/learning/certificates/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { certificateByNumber } from "./certificates.queries.ts";
import { stateOf, titleOf } from "./present-certificate.ts";

/**
 * §learning#certificates Whether a certificate is good, for anybody who has its number: what stands on it and nothing else. A number that is
 * none and one nobody has are answered alike, without a look at what there is.
 */
export const checkCertificate: UseCase<typeof spec> = async (call, { params }) => {
  const number = readNumber(params.number);
  const row = number && (await call.system.read((tx) => certificateByNumber(tx, number)));
  if (!row) return refuse(certificateProblems.unknownNumber);
  return {
    ...{ number: row.number, state: stateOf(row, call.now), name: row.name, kind: row.kind },
    ...{ course: titleOf(row, call.locale), client: row.branding.client },
    ...{ completedOn: row.completedOn, validUntil: row.validUntil },
    issuedOn: localDay(row.issuedAt, row.timeZone),
  };
};

import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { fillText } from "@trilha/contract/learning/certificates/design.ts";
import type { readOffer as spec } from "@trilha/contract/learning/certificates/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { kindFor } from "../delivery/index.ts";
import { newestOf } from "./certificates.queries.ts";
import { offerOf } from "./issue.queries.ts";
import { stateOf } from "./present-certificate.ts";

/** §earning-rules#training-points What a course or trail gives: the certificate its template issues today; null: there is none to get. */
export const readOffer: UseCase<typeof spec> = (call, { params: { id }, query: { trailId } }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const [kind, row, own] = await Promise.all([
      kindFor(tx, { clientId, userId, courseId: id, trailId, now: call.now }),
      offerOf(tx, { clientId, courseId: id }),
      newestOf(tx, { clientId, userId, courseId: id }),
    ]);
    if (!kind) return refuse(genericProblems.notFound);
    if (!row) return { offer: null };
    const text = inLanguage(row.design.title, call.locale, "pt-BR")?.value ?? "";
    const course = inLanguage(row.title, call.locale, row.locale)?.value ?? "";
    return {
      offer: {
        title: fillText(text, { course, client: row.client }).trim(),
        validMonths: row.design.validMonths,
        held: own !== undefined && stateOf(own, call.now) === "valid",
      },
    };
  });

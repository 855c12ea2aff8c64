import type { proveSession as spec } from "@trilha/contract/accounts/profile/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { prove } from "../identity/index.ts";

/** The password or a second factor once more, where a stolen session must not be enough (`freshProof`). */
export const proveSession: UseCase<typeof spec> = (call, { body }) => prove(call, body);

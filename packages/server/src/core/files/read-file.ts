import type { readFile as spec } from "@trilha/contract/core/files/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../refusal.ts";
import type { UseCase } from "../use-case.ts";
import { ownFile } from "./files.queries.ts";
import { presentFile } from "./present-file.ts";

/** One of the caller's own files. */
export const readFile: UseCase<typeof spec> = async (call, { params }) => {
  const { actor } = call;
  const owner = { fileId: params.id, clientId: actor.clientId, ownerId: actor.userId };
  const row = await call.read((tx) => ownFile(tx, owner));
  return row?.state === "ready" ? presentFile(call, row) : refuse(genericProblems.notFound);
};

import type { readFile as spec } from "@trilha/contract/files/endpoints.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { ownFile } from "./files.queries.ts";
import { presentFile } from "./present-file.ts";

/** One of the caller's own files. */
export const readFile: UseCase<typeof spec> = async (call, { params }) => {
  const { actor } = call;
  const owner = { fileId: params.id, clientId: actor.clientId, ownerId: actor.userId };
  const row = await call.read((tx) => ownFile(tx, owner));
  return row?.state === "ready" ? presentFile(call, row) : refuse(genericProblems.notFound);
};

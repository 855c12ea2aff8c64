import type { setAvatar as spec } from "@trilha/contract/accounts/identity/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { pictureUrl, readyPicture } from "../../core/files/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { saveAvatar } from "../identity/index.ts";

/** Makes a picture the caller uploaded their avatar, or takes it away. */
export const setAvatar: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { userId } = call.actor;
    const { fileId } = body;
    if (fileId !== null && !(await readyPicture(tx, { fileId, ownerId: userId }))) {
      return refuse(genericProblems.notFound);
    }
    await saveAvatar(tx, userId, fileId);
    return { imageUrl: pictureUrl(call, fileId, "large") };
  });

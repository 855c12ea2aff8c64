import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { OfficeQuestion, QuestionListItem } from "@trilha/contract/learning/questions/shapes.ts";
import { picturesOf } from "@trilha/contract/learning/questions/show.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { FullQuestionRow, QuestionRow } from "./questions.queries.ts";

/** A question as a line of a list. */
export function presentLine(call: MemberCall, row: QuestionRow): QuestionListItem {
  const { id, kind, prompt, locales, tags, difficulty, points, state, version } = row;
  return {
    ...{ id, kind, prompt, locales, tags, difficulty, points, state, version },
    bankId: row.bank_id,
    bankName: row.bank_name,
    pictureUrl: pictureUrl(call, row.file_id),
    updatedBy: row.editor_name,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A question as it is edited. */
export function presentQuestion(call: MemberCall, row: FullQuestionRow): OfficeQuestion {
  return {
    ...presentLine(call, row),
    body: row.body,
    bodyVersion: row.body_version,
    pictures: presentPictures(call, row.body),
    can: { edit: call.actor.permissions.has("questions.edit") && !row.bank_archived },
  };
}

/** Where the pictures of a question are, for the caller alone. */
export function presentPictures(call: MemberCall, body: QuestionBody): { fileId: string; url: string }[] {
  return picturesOf(body).flatMap((fileId) => {
    const url = pictureUrl(call, fileId, "large");
    return url === null ? [] : [{ fileId, url }];
  });
}

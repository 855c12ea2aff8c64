import { typed } from "@trilha/contract/learning/authoring/content.ts";
import { type GameContent, gameOf } from "@trilha/contract/learning/games/play.ts";
import type { Tx } from "../../db/database.ts";
import { publishedCourse } from "../delivery/index.ts";
import type { GameRow } from "./games.queries.ts";

/** Content of the version a game was dealt from. */
export async function contentOf(
  tx: Tx,
  row: Pick<GameRow, "client_id" | "course_id" | "course_version" | "activity_id">,
): Promise<GameContent> {
  const { client_id: clientId, course_id: courseId, course_version: version } = row;
  const course = await publishedCourse(tx, { clientId, courseId, version });
  const placed = course?.byId.get(row.activity_id);
  const game = placed && gameOf(typed(placed.activity));
  if (!game) throw new Error(`activity ${row.activity_id} of version ${version} was dealt, and is no game`);
  return game;
}

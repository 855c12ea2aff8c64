import type { SavedView } from "@trilha/contract/core/lists/shapes.ts";
import type { Member } from "../../core/actor.ts";
import type { NamedViewRow } from "./saved-views.queries.ts";

/** A view as its reader may use it: its maker edits it, shared or not, with what that asks for. */
export function presentView(row: NamedViewRow, { userId, permissions }: Member): SavedView {
  const { id, name, query, shared, version } = row;
  const own = row.user_id === userId;
  const mayShare = permissions.has("views.share");
  return {
    ...{ id, name, query, shared, own, version },
    by: own ? null : row.maker,
    can: {
      edit: own && (!shared || mayShare),
      share: own && mayShare,
      remove: own || (shared && permissions.has("views.remove_shared")),
    },
  };
}

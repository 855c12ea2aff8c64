/** What a live event makes old a moment later: scores are counted after what gave them. */
export function touchedSoon(kind: string): readonly (readonly string[])[] {
  return kind === "points.changed" ? [["ranking", "list"]] : [];
}

/**
 * Which answers a live event makes old, by its kind ("domain.what_changed"). The session is always looked at
 * again: it carries the bell's number, the menu and what one may do.
 */
export function touchedBy(kind: string): readonly (readonly string[])[] {
  const always = [["session"], ["home"]] as const;
  switch (kind) {
    case "notifications.changed":
      return [...always, ["notifications"]];
    case "client.changed":
      return [...always, ["look"], ["clients"], ["client"]];
    case "session.changed":
      return [...always, ["profile"]];
    // A sale, a photo or an award was credited, judged or expired.
    case "points.changed":
      return [
        ...always,
        ["points"],
        ["campaigns"],
        ["sales"],
        ["photos"],
        ["rewards"],
        ["orders"],
        ["levels"],
      ];
    // My level rose or fell, or its review moved on: what it opens with it.
    case "level.changed":
      return [...always, ["levels"], ["campaigns"], ["rewards"]];
    // I completed a training, or it was taken back: what it opens.
    case "trainings.changed":
      return [...always, ["trainings"], ["rewards"]];
    // An order moved on: its points were held, used or given back, and its units with them.
    case "orders.changed":
      return [...always, ["orders"], ["points"], ["campaigns"], ["rewards"]];
    // Staff decided on orders: their pages only, everybody's own order tells them itself.
    case "order-office.changed":
      return [["order-office"]];
    // Something was missed: everything is looked at again.
    case "live.missed":
      return [[]];
    default:
      return [...always, [kind.split(".")[0] ?? kind]];
  }
}

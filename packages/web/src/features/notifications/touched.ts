/** Which answers a live event makes old, by its kind ("domain.what_changed"). */
export function touchedBy(kind: string): readonly (readonly string[])[] {
  const domain = kind.split(".")[0] ?? "";
  const always = [["session"]] as const;
  switch (domain) {
    case "notification":
    case "messaging":
      return [...always, ["notifications"], ["home"]];
    case "people":
    case "membership":
      return [...always, ["people"], ["home"]];
    case "clients":
    case "client":
      return [...always, ["clients"], ["look"]];
    case "profile":
    case "identity":
      return [...always, ["profile"], ["home"]];
    default:
      return [...always, [domain]];
  }
}

// Name of a device in the list of own sessions (§states#session, security row 13): browser and system, as a person
// would say it. Names of products are the same in every language.

const browsers: readonly [mark: string, name: string][] = [
  ["Edg/", "Edge"],
  ["EdgA/", "Edge"],
  ["EdgiOS/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["FxiOS/", "Firefox"],
  ["Firefox/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

const systems: readonly [mark: string, name: string][] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["CrOS", "ChromeOS"],
  ["Windows", "Windows"],
  ["Macintosh", "macOS"],
  ["Linux", "Linux"],
];

const nameIn = (userAgent: string, names: readonly [string, string][]) =>
  names.find(([mark]) => userAgent.includes(mark))?.[1];

/** "Chrome · Windows"; a program that is no browser goes by its own name; nothing known is empty. */
export function deviceName(userAgent: string): string {
  const known = [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(
    (name) => name !== undefined,
  );
  if (known.length > 0) return known.join(" · ");
  return /^[\w .-]{1,64}/.exec(userAgent)?.[0].trim() ?? "";
}

/**
 * Security row 11: whether someone who has been here before comes with something new. Another version of the same
 * browser is not; the first sign-in of all is not news to anybody.
 */
export function isNewDevice(userAgent: string, earlier: readonly { userAgent: string }[]): boolean {
  const known = earlier.filter((session) => session.userAgent !== "");
  const name = deviceName(userAgent);
  return known.length > 0 && !known.some((session) => deviceName(session.userAgent) === name);
}

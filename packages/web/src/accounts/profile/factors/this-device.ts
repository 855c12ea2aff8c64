const SYSTEMS = ["iPhone", "iPad", "Android", "CrOS", "Windows", "Macintosh", "Linux"] as const;
const SAID: Partial<Record<(typeof SYSTEMS)[number], string>> = { CrOS: "ChromeOS", Macintosh: "macOS" };

/** First name of a passkey made here: names of products are the same in every language. */
export function thisDevice(userAgent = navigator.userAgent): string {
  const system = SYSTEMS.find((one) => userAgent.includes(one));
  return system ? (SAID[system] ?? system) : "Web";
}

/** Other origins of each provider's script, as the providers' own pages on content policies say. */
const known: readonly { readonly script: RegExp; readonly also: readonly string[] }[] = [
  {
    script: /^www\.(?:google\.com|recaptcha\.net)$/,
    also: ["https://www.gstatic.com", "https://recaptcha.google.com"],
  },
  { script: /^(?:[\w-]+\.)?hcaptcha\.com$/, also: ["https://hcaptcha.com", "https://*.hcaptcha.com"] },
];

/** §entities#recaptcha use: the origins the test for robots may load from: its script's own, and what that one is known to need. */
export function captchaOrigins(scriptUrl: string, configured: readonly string[] = []): readonly string[] {
  const { origin, hostname } = new URL(scriptUrl);
  const also = known.find(({ script }) => script.test(hostname))?.also ?? [];
  return [...new Set([origin, ...also, ...configured])];
}

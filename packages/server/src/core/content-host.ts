import type { IncomingHttpHeaders } from "node:http";
import type { Settings } from "../settings.ts";

/** One host for each package: its label is random, so that no page of the product ever has such a name. */
const label = /^[a-z0-9]{24}$/;
/** Label of the captcha's host; no package has so short a label. */
export const captchaLabel = "captcha";
/** The label of the one host there is where CONTENT_ORIGIN names no sub-domains. */
const onlyHost = "";

/** Content origin of packages: an origin of its own, apart from the app's (docs/decisions/019). */
export interface ContentHosts {
  /** The package's label a request is for; undefined: it is for the app. */
  labelOf(headers: IncomingHttpHeaders): string | undefined;
  /** Signed content of a label. */
  signedLabel(label: string): string;
  /** Origin of a package, for a caller who uses this host of ours. */
  originOf(label: string, callerHost: string): string;
  /** As the app's policy names all of them. */
  readonly sources: readonly string[];
}

export function contentHosts({
  contentOrigin,
  http,
}: Pick<Settings, "contentOrigin" | "http">): ContentHosts {
  const { protocol, hostname, port } = new URL(contentOrigin.replace("*.", "any."));
  const many = contentOrigin.includes("//*.");
  const suffix = hostname.slice("any".length);
  // On this machine every name under localhost leads to us, by whatever port we were given.
  const local = many && suffix.endsWith(".localhost");
  const anyPort = local && http.port === 0;

  const labelIn = (host: string): string | undefined => {
    if (!URL.canParse(`${protocol}//${host}`)) return undefined;
    const url = new URL(`${protocol}//${host}`);
    if (!many) return url.host === new URL(contentOrigin).host ? onlyHost : undefined;
    if (!url.hostname.endsWith(suffix)) return undefined;
    const name = url.hostname.slice(0, -suffix.length);
    return label.test(name) || name === captchaLabel ? name : undefined;
  };

  return {
    labelOf: (headers) => {
      // A page there can say whatever it likes in the second header, never in the first.
      const forwarded = [headers["x-forwarded-host"]].flat()[0]?.split(",")[0]?.trim();
      return labelIn(headers.host ?? "") ?? (forwarded ? labelIn(forwarded) : undefined);
    },
    signedLabel: (host) => (many ? host : onlyHost),
    originOf: (host, callerHost) => {
      if (!many) return contentOrigin;
      const ownPort = anyPort ? (callerHost.split(":").at(-1) ?? "") : port;
      return `${protocol}//${host}${suffix}${/^\d+$/.test(ownPort) ? `:${ownPort}` : ""}`;
    },
    sources: [anyPort ? `${protocol}//*${suffix}:*` : contentOrigin],
  };
}

import { isIP } from "node:net";
import * as z from "zod/mini";
import { readDsn } from "./platform/outside/errors/envelope.ts";

/** How the text of one environment variable is read: a schema, and the sentence that says what it must be. */
export interface Kind<T> {
  readonly schema: z.ZodMiniType<T, string>;
  readonly expects: string;
  /** Bounds of a number, as the README says them. */
  readonly bounds?: string;
}

function kind<T>(expects: string, schema: z.ZodMiniType<T, string>): Kind<T> {
  return { schema, expects };
}

/** Any text. */
export const text = kind("must be text on one line", z.string().check(z.regex(/^[^\r\n\0]+$/)));

/** Text that may run over several lines, such as a PEM key. */
export const longText = kind("must be text", z.string().check(z.minLength(1)));

/** A whole number between two bounds, both included. */
export function wholeNumber(min: number, max: number): Kind<number> {
  const schema = z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
    z.number().check(z.gte(min), z.lte(max)),
  );
  return { ...kind(`must be a whole number from ${min} to ${max}`, schema), bounds: `${min} to ${max}` };
}

/** One of a few words. */
export function oneOf<const W extends readonly [string, ...string[]]>(words: W): Kind<W[number]> {
  return kind(
    `must be one of ${words.join(", ")}`,
    z.enum(words) as unknown as z.ZodMiniType<W[number], string>,
  );
}

/** `on` or `off`. */
export const onOff: Kind<boolean> = kind(
  "must be on or off",
  z.pipe(
    z.enum(["on", "off"]),
    z.transform((word) => word === "on"),
  ) as unknown as z.ZodMiniType<boolean, string>,
);

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && protocols.includes(url.protocol.slice(0, -1));
}

/** A URL with one of the given protocols. */
export function url(...protocols: readonly string[]): Kind<string> {
  const shown = protocols.map((protocol) => `${protocol}:`).join(" or ");
  return kind(
    `must be an address that begins with ${shown}`,
    z.string().check(z.refine((value) => hasProtocol(value, protocols))),
  );
}

/** Address of a project at a Sentry-compatible server. */
export const dsn = kind(
  "must be a DSN such as https://key@errors.example.com/42",
  z.string().check(z.refine((value) => readDsn(value) !== undefined)),
);

function isOrigin(value: string): boolean {
  return hasProtocol(value, ["http", "https", "capacitor"]) && value.split("/").length === 3;
}

/** An http(s) origin: protocol, host and port, no path. */
export const origin = kind(
  "must be an origin such as https://trilha.example.com, without a path",
  z.string().check(z.refine((value) => isOrigin(value) && !value.startsWith("capacitor"))),
);

function items(value: string): string[] {
  return value
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function list(expects: string, accepts: (item: string) => boolean): Kind<readonly string[]> {
  const asList = z.pipe(z.string(), z.transform(items));
  return kind(expects, z.pipe(asList, z.array(z.string().check(z.refine(accepts)))));
}

/** An origin whose host may begin with `*.`: one sub-domain each. */
export const wildcardOrigin = kind(
  "must be an origin such as https://*.content.example.com, without a path",
  z.string().check(
    z.refine((value) => isOrigin(value.replace("//*.", "//any.")) && !value.startsWith("capacitor")),
    z.refine((value) => !value.replace("//*.", "//").includes("*")),
  ),
);

/** Origins separated by commas. */
export const origins = list("must be origins such as https://app.example.com, separated by commas", isOrigin);

function isAddressRange(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** IP addresses or CIDR ranges separated by commas; a count of hops is not one. */
export const addressRanges = list(
  "must be IP addresses or ranges such as 10.0.0.0/8, separated by commas (a number of hops is not accepted)",
  isAddressRange,
);

/** One signing key, or two while rotating: the first signs, both verify. */
export const signingKeys: Kind<readonly string[]> = kind(
  "must be one secret of at least 32 characters, or two separated by a comma",
  z.pipe(
    z.pipe(z.string(), z.transform(items)),
    z.array(z.string().check(z.minLength(32))).check(z.minLength(1), z.maxLength(2)),
  ),
);

import { defaultBufferMegabytes } from "./platform/runtime/postgres-options.ts";
import {
  addressRanges,
  dsn,
  type Kind,
  longText,
  oneOf,
  onOff,
  origin,
  origins,
  signingKeys,
  text,
  url,
  wholeNumber,
  wildcardOrigin,
} from "./settings-kinds.ts";

/** One setting: how it is read, what it means, what holds when it is absent. */
export interface Declaration<T> {
  readonly kind: Kind<unknown>;
  readonly meaning: string;
  /** Text taken when the variable is absent; undefined: the value is then undefined. */
  readonly default: string | undefined;
  /** Default shown in the README when it is worked out from other settings. */
  readonly defaultShown: string;
  /** Never printed; may also be given as NAME_FILE, the path of a file that holds it. */
  readonly secret: boolean;
  /** Only carries the type. */
  readonly output?: T;
}

function declared<T>(kind: Kind<T>, fallback: string, meaning: string): Declaration<T> {
  return { kind, meaning, default: fallback, defaultShown: fallback, secret: false };
}

function optional<T>(kind: Kind<T>, meaning: string, defaultShown = ""): Declaration<T | undefined> {
  return { kind, meaning, default: undefined, defaultShown, secret: false };
}

function secret<T>(kind: Kind<T>, meaning: string, defaultShown = ""): Declaration<T | undefined> {
  return { kind, meaning, default: undefined, defaultShown, secret: true };
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const postgres = url("postgres", "postgresql");
const generated = "made on the first start, kept in DATA_DIR/secrets.json; required in production";

/** Every setting, in the order of the README. Nothing else is read from the environment. */
export const declarations = {
  NODE_ENV: declared(
    oneOf(["development", "test", "production"]),
    "development",
    "production refuses demo data and demo secrets and closes what is only for developers",
  ),
  PORT: declared(wholeNumber(0, 65535), "8080", "port of API and web app; 0 takes a free one"),
  HOST: declared(text, "127.0.0.1", "address to listen on; 0.0.0.0 for every network"),
  PUBLIC_URL: optional(origin, "origin people type; used in links of messages", "http://HOST:PORT"),
  CONTENT_ORIGIN: optional(
    wildcardOrigin,
    "origin of packages and zipped pages, which is never the app's: `*` stands for one sub-domain each, so DNS and certificate need a wildcard",
    "http://*.content.localhost:PORT; https://*.content.HOST for a PUBLIC_URL of your own",
  ),
  DATA_DIR: declared(text, "./data", "folder of database, files, secrets and outbox"),
  DEMO: optional(onOff, "demo data on the first start", "on; off in production"),
  LOG_LEVEL: declared(oneOf(levels), "info", "least level that is logged"),
  WEB_CONCURRENCY: declared(wholeNumber(1, 64), "1", "worker processes that share the port"),
  TRUST_PROXY: declared(
    addressRanges,
    "",
    "addresses or ranges of the proxies whose X-Forwarded-For is believed, separated by commas",
  ),
  CORS_ORIGINS: declared(origins, "", "other origins that may call the API, separated by commas"),
  STREAM_ORIGINS: declared(
    origins,
    "",
    "origins besides Wowza's own that video streams of courses may come from, separated by commas",
  ),
  RATE_LIMIT_FACTOR: declared(
    wholeNumber(1, 1000),
    "1",
    "multiplies the calls per minute of one person or address; for a classroom behind one address",
  ),
  CODE_WAIT_SECONDS: declared(
    wholeNumber(30, 3600),
    "300",
    "seconds between two codes by SMS, WhatsApp or mail to one person or number",
  ),
  CODE_DELAY_SECONDS: declared(
    wholeNumber(0, 60),
    "4",
    "longest random delay before a code or link asked for by a guest is made; 0 makes it at once",
  ),
  SECURITY_CONTACT: optional(
    url("mailto", "https"),
    "where to report a vulnerability; published as /.well-known/security.txt",
  ),
  API_DOCS: optional(onOff, "API pages at /docs and /openapi.json", "on; off in production"),
  ERROR_DSN: secret(
    dsn,
    "DSN of a Sentry-compatible server that hears of errors of server and browsers; absent: nobody does",
  ),
  METRICS_TOKEN: secret(text, "bearer token for /metrics; without it /metrics is closed in production"),
  JOBS_LATE_SECONDS: declared(
    wholeNumber(10, 86_400),
    "120",
    "how long a job that is due may wait while none begins, until /readyz calls the queue failing",
  ),

  DATABASE_URL: secret(
    postgres,
    "PostgreSQL login of the app (a member of trilha_app that owns nothing); absent: the built-in server, which is fine in production on one machine",
  ),
  DATABASE_OWNER_URL: secret(
    postgres,
    "PostgreSQL login that owns the schema, for migrations; needs DATABASE_URL",
  ),
  DATABASE_POOL_SIZE: declared(wholeNumber(2, 500), "8", "database connections of one process"),
  DATABASE_BUFFERS_MB: declared(
    wholeNumber(16, 65_536),
    String(defaultBufferMegabytes),
    "megabytes of the built-in server's shared cache of pages",
  ),

  SECRET_KEY: secret(
    signingKeys,
    "signs access tokens and links; two values separated by a comma while rotating: the first signs, both verify",
    generated,
  ),
  REALTIME_PRIVATE_KEY: secret(
    longText,
    "RSA key (PEM) that signs realtime tokens when Firebase is not configured",
    generated,
  ),
  OAUTH_CLIENT_ID: optional(
    text,
    "client of POST /o/token/ (first-party app)",
    "demo value; required in production",
  ),
  OAUTH_CLIENT_SECRET: secret(text, "secret of that client", "demo value; required in production"),
  ACCESS_TOKEN_SECONDS: declared(wholeNumber(30, 600), "600", "life of an access token"),
  SESSION_DAYS: declared(wholeNumber(1, 180), "180", "life of a session at most"),
  SESSION_IDLE_DAYS: declared(wholeNumber(1, 180), "30", "life of a session that is not used"),

  SMTP_URL: secret(url("smtp", "smtps"), "mail server; absent: mail is written to the local outbox"),
  MAIL_FROM: declared(text, "Trilha <trilha@localhost>", "sender of mail; needed with SMTP_URL"),
  TWILIO_ACCOUNT_SID: optional(text, "SMS through Twilio; absent: the local outbox"),
  TWILIO_AUTH_TOKEN: secret(text, "secret of that account"),
  TWILIO_FROM: optional(text, "number or sender name of SMS"),
  WHATSAPP_TOKEN: secret(text, "WhatsApp Cloud API; absent: the local outbox"),
  WHATSAPP_PHONE_NUMBER_ID: optional(text, "sending number at WhatsApp"),
  WHATSAPP_CODE_TEMPLATE: optional(text, "approved template for codes"),
  WHATSAPP_API_VERSION: declared(text, "v23.0", "version of the Cloud API"),
  VAPID_PUBLIC_KEY: optional(text, "web push; absent: the local outbox"),
  VAPID_PRIVATE_KEY: secret(text, "secret of that key"),
  VAPID_SUBJECT: optional(url("mailto", "https"), "contact of the push sender"),
  FIREBASE_SERVICE_ACCOUNT: optional(
    text,
    "path of a service account (JSON): Firebase push and custom tokens; absent: our own realtime token",
  ),

  CAPTCHA_VERIFY_URL: declared(
    url("https", "http"),
    "https://www.google.com/recaptcha/api/siteverify",
    "where answers to the test for robots are verified; hCaptcha and Turnstile speak the same way",
  ),
  CAPTCHA_SCRIPT_URL: declared(
    url("https", "http"),
    "https://www.google.com/recaptcha/api.js",
    "script of that test, which the page loads; www.recaptcha.net where Google is out of reach",
  ),
  CAPTCHA_ORIGINS: declared(
    origins,
    "",
    "further origins that script loads from, separated by commas; those of reCAPTCHA, hCaptcha and Turnstile are known",
  ),
  PROVIDER_NETWORKS: declared(
    addressRanges,
    "",
    "private networks a client's sign-in provider may be in, such as 10.0.0.0/8, separated by commas; public addresses always may",
  ),

  SCORM_CLOUD_APP_ID: optional(text, "courses at SCORM Cloud; absent: our own player stands in"),
  SCORM_CLOUD_SECRET: secret(text, "secret of that application"),
  SCORM_CLOUD_URL: declared(
    url("https", "http"),
    "https://cloud.scorm.com/api/v2",
    "where its API answers, without a slash at the end",
  ),

  S3_ENDPOINT: optional(url("https", "http"), "S3 store; absent: files under DATA_DIR/files"),
  S3_REGION: optional(text, "region of the store"),
  S3_BUCKET: optional(text, "bucket of the store"),
  S3_ACCESS_KEY_ID: optional(text, "key of the store"),
  S3_SECRET_ACCESS_KEY: secret(text, "secret of that key"),
  LIBREOFFICE_PATH: optional(
    text,
    "LibreOffice (soffice) that turns slides into PDF; without one slides are offered as files",
    "soffice on PATH",
  ),
  FFMPEG_PATH: optional(
    text,
    "ffmpeg, with ffprobe beside it, that converts films and sounds no browser plays; without one they are refused with what to send instead",
    "ffmpeg on PATH",
  ),
  BACKUP_DIR: optional(
    text,
    "folder of base copies and of the archive of WAL and files; put it on another disk",
    "DATA_DIR/backups",
  ),
  BACKUP_DAYS: declared(
    wholeNumber(1, 3650),
    "30",
    "days after which older base copies, and files that were deleted or erased, are gone from the backup",
  ),
} satisfies Record<string, Declaration<unknown>>;

/** Settings that only make sense together: all of a group or none. */
export const groups = [
  ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
  ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_CODE_TEMPLATE"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"],
  ["SCORM_CLOUD_APP_ID", "SCORM_CLOUD_SECRET"],
  ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["OAUTH_CLIENT_ID", "OAUTH_CLIENT_SECRET"],
] as const satisfies readonly (readonly SettingName[])[];

export type SettingName = keyof typeof declarations;

/** The value of each setting after reading. */
export type Values = {
  readonly [N in SettingName]: (typeof declarations)[N] extends Declaration<infer T> ? T : never;
};

/** Rows of the README. */
export const settingsTable = Object.entries(declarations as Record<string, Declaration<unknown>>).map(
  ([name, { kind, defaultShown, meaning, secret: isSecret }]) => ({
    name,
    default: defaultShown,
    meaning: kind.bounds === undefined ? meaning : `${meaning} (${kind.bounds})`,
    secret: isSecret,
  }),
);

import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { findProgram } from "./platform/outside/find-program.ts";
import { createSecrets, type StoredSecrets } from "./platform/runtime/secrets.ts";
import { StartError } from "./platform/runtime/start-error.ts";
import { closestNames, looksLikeOurs } from "./settings-names.ts";
import { type Declaration, declarations, groups, type SettingName, type Values } from "./settings-table.ts";

export { settingsTable } from "./settings-table.ts";

/** The installation is configured wrongly; the message is one line for the person who starts it. */
export class SettingsError extends StartError {
  override readonly name = "SettingsError";
}

/** Credentials of the first-party app in demo and development; production refuses them. */
export const demoOauthClient = { id: "trilha-web", secret: "trilha-demo-secret" } as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of Trilha. */
export type Settings = ReturnType<typeof arrange>;

/** Where the demo's course with a stream has it from. */
const demoStreams = "https://test-streams.mux.dev";
const names = Object.keys(declarations) as SettingName[];
const byName: Readonly<Record<string, Declaration<unknown>>> = declarations;

/**
 * Reads the environment once. Signing keys that are not given come from `stored` (the data folder), which is
 * never asked in production.
 */
export function readSettings(
  env: Environment,
  stored: (dataDir: string) => StoredSecrets = ephemeralSecrets,
): Settings {
  refuseUnknown(env);
  const values = Object.fromEntries(names.map((name) => [name, readValue(name, env)])) as Values;
  refuseHalfGroups(values);
  if (values.NODE_ENV === "production") refuseUnfitForProduction(values);
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL) {
    throw new SettingsError("DATABASE_OWNER_URL is set but DATABASE_URL is not: give both, or neither.");
  }
  if (values.SMTP_URL && !env.MAIL_FROM) {
    throw new SettingsError("SMTP_URL is set but MAIL_FROM is not: mail needs a sender.");
  }
  return arrange(values, stored, env.PATH);
}

let ephemeral: StoredSecrets | undefined;
function ephemeralSecrets(): StoredSecrets {
  ephemeral ??= createSecrets();
  return ephemeral;
}

function refuseUnknown(env: Environment): void {
  const known = names.flatMap((name) => (byName[name]?.secret ? [name, `${name}_FILE`] : [name]));
  for (const name of Object.keys(env)) {
    if (known.includes(name) || !looksLikeOurs(name, known)) continue;
    const closest = closestNames(name, known);
    const hint = closest.length > 0 ? ` Did you mean ${closest.join(", ")}?` : "";
    throw new SettingsError(`${name} is not a setting of Trilha.${hint}`);
  }
}

function textOf(name: SettingName, env: Environment): string | undefined {
  const given = env[name] || undefined;
  const path = byName[name]?.secret ? env[`${name}_FILE`] || undefined : undefined;
  if (path === undefined) return given;
  if (given !== undefined)
    throw new SettingsError(`${name} and ${name}_FILE are both set: give one of them.`);
  return readFile(`${name}_FILE`, path).replace(/\r?\n$/, "");
}

function readFile(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "unreadable";
    throw new SettingsError(`${name} names the file ${path}, which cannot be read (${reason}).`);
  }
}

function readValue(name: SettingName, env: Environment): unknown {
  const declaration = byName[name] as Declaration<unknown>;
  const given = textOf(name, env) ?? declaration.default;
  if (given === undefined) return undefined;
  const read = declaration.kind.schema.safeParse(given);
  if (read.success) return read.data;
  const shown = declaration.secret ? "" : ` It is ${JSON.stringify(given.slice(0, 80))}.`;
  throw new SettingsError(`${name} ${declaration.kind.expects}.${shown}`);
}

function refuseHalfGroups(values: Values): void {
  for (const group of groups) {
    const missing = group.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) continue;
    const given = group.filter((name) => values[name] !== undefined);
    throw new SettingsError(
      `${given.join(", ")} needs ${missing.join(", ")} too: give all of them, or none.`,
    );
  }
}

function refuseUnfitForProduction(values: Values): void {
  const refuse = (reason: string) => {
    throw new SettingsError(`NODE_ENV=production refuses to start: ${reason}.`);
  };
  if (values.DEMO) refuse("DEMO is on, and demo accounts have public passwords");
  if (!values.SECRET_KEY) refuse("SECRET_KEY is not set (32 random characters or more)");
  if (!values.OAUTH_CLIENT_ID) refuse("OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET are not set");
  if (values.OAUTH_CLIENT_SECRET === demoOauthClient.secret) {
    refuse("OAUTH_CLIENT_SECRET is the public demo value");
  }
  if (!values.REALTIME_PRIVATE_KEY && !values.FIREBASE_SERVICE_ACCOUNT) {
    refuse("REALTIME_PRIVATE_KEY is not set (an RSA key), nor FIREBASE_SERVICE_ACCOUNT");
  }
}

function publicUrlOf(values: Values): string {
  if (values.PUBLIC_URL) return values.PUBLIC_URL;
  // By its name: what packages bring may then keep something, since browsers see one site with *.content.localhost.
  const host = ["127.0.0.1", "::1", "0.0.0.0", "::"].includes(values.HOST) ? "localhost" : values.HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${values.PORT}`;
}

/** Where packages live: by default beside the app, on this machine under a name of its own. */
function contentOriginOf(values: Values): string {
  const publicUrl = new URL(publicUrlOf(values));
  const { protocol, hostname, port } = publicUrl;
  if (values.CONTENT_ORIGIN) {
    if (new URL(values.CONTENT_ORIGIN.replace("//*.", "//any.")).host === publicUrl.host) {
      throw new SettingsError("CONTENT_ORIGIN is the app's own origin: packages need one that is not.");
    }
    return values.CONTENT_ORIGIN;
  }
  const local =
    hostname === "localhost" || hostname.endsWith(".localhost") || isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
  if (local) return `http://*.content.localhost:${port || values.PORT}`;
  return `${protocol}//*.content.${hostname}${port ? `:${port}` : ""}`;
}

function firebaseAccount(path: string | undefined) {
  if (path === undefined) return undefined;
  const wrong = () =>
    new SettingsError(`FIREBASE_SERVICE_ACCOUNT names ${path}, which is not a service account in JSON.`);
  let account: Record<string, unknown>;
  try {
    account = JSON.parse(readFile("FIREBASE_SERVICE_ACCOUNT", path)) as Record<string, unknown>;
  } catch (error) {
    throw error instanceof SettingsError ? error : wrong();
  }
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = account ?? {};
  if (typeof projectId !== "string" || typeof clientEmail !== "string" || typeof privateKey !== "string") {
    throw wrong();
  }
  return { projectId, clientEmail, privateKey } as const;
}

/** A group's values when all are there. */
function complete<T extends Record<string, unknown>>(parts: T) {
  const whole = Object.values(parts).every((part) => part !== undefined);
  return whole ? (parts as { readonly [K in keyof T]: NonNullable<T[K]> }) : undefined;
}

function arrange(values: Values, stored: (dataDir: string) => StoredSecrets, path: string | undefined) {
  const production = values.NODE_ENV === "production";
  const demo = values.DEMO ?? !production;
  const dataDir = resolve(values.DATA_DIR);
  const firebase = firebaseAccount(values.FIREBASE_SERVICE_ACCOUNT);
  const ownKeys = () => (production ? undefined : stored(dataDir));
  return {
    environment: values.NODE_ENV,
    production,
    demo,
    dataDir,
    /** `*` stands for one sub-domain for each package. */
    contentOrigin: contentOriginOf(values),
    /** Undefined: nothing here converts films and sounds. */
    ffmpeg: values.FFMPEG_PATH ?? findProgram(["ffmpeg"], path),
    /** Undefined: nothing here turns slides into PDF. */
    libreOffice: values.LIBREOFFICE_PATH ?? findProgram(["soffice", "libreoffice"], path),
    backupDir: resolve(values.BACKUP_DIR ?? `${dataDir}/backups`),
    backupDays: values.BACKUP_DAYS,
    log: { level: values.LOG_LEVEL },
    http: {
      host: values.HOST,
      port: values.PORT,
      publicUrl: publicUrlOf(values),
      corsOrigins: values.CORS_ORIGINS,
      streamOrigins: demo ? [...values.STREAM_ORIGINS, demoStreams] : values.STREAM_ORIGINS,
      /** Exact addresses and ranges; empty: no proxy is believed. */
      trustProxy: values.TRUST_PROXY,
      workers: values.WEB_CONCURRENCY,
      securityContact: values.SECURITY_CONTACT,
      rateLimitFactor: values.RATE_LIMIT_FACTOR,
      apiDocs: values.API_DOCS ?? !production,
      /** Undefined: /metrics is open in development and closed in production. */
      metricsToken: values.METRICS_TOKEN,
    },
    jobs: { lateSeconds: values.JOBS_LATE_SECONDS },
    database: {
      /** Undefined: the built-in server. */
      url: values.DATABASE_URL,
      ownerUrl: values.DATABASE_OWNER_URL,
      poolSize: values.DATABASE_POOL_SIZE,
      bufferMegabytes: values.DATABASE_BUFFERS_MB,
    },
    signing: {
      /** The first signs, all verify. */
      keys: (values.SECRET_KEY ?? [ownKeys()?.secretKey ?? ""]) as readonly [string, ...string[]],
      /** RSA, PEM; empty only in production with Firebase. */
      realtimePrivateKey: values.REALTIME_PRIVATE_KEY ?? ownKeys()?.realtimePrivateKey ?? "",
    },
    oauth: {
      clientId: values.OAUTH_CLIENT_ID ?? demoOauthClient.id,
      clientSecret: values.OAUTH_CLIENT_SECRET ?? demoOauthClient.secret,
    },
    session: {
      accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
      days: values.SESSION_DAYS,
      idleDays: values.SESSION_IDLE_DAYS,
    },
    codes: { waitSeconds: values.CODE_WAIT_SECONDS, delaySeconds: values.CODE_DELAY_SECONDS },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    sms: complete({
      accountSid: values.TWILIO_ACCOUNT_SID,
      authToken: values.TWILIO_AUTH_TOKEN,
      from: values.TWILIO_FROM,
    }),
    whatsapp: complete({
      token: values.WHATSAPP_TOKEN,
      phoneNumberId: values.WHATSAPP_PHONE_NUMBER_ID,
      codeTemplate: values.WHATSAPP_CODE_TEMPLATE,
      apiVersion: values.WHATSAPP_API_VERSION,
    }),
    webPush: complete({
      publicKey: values.VAPID_PUBLIC_KEY,
      privateKey: values.VAPID_PRIVATE_KEY,
      subject: values.VAPID_SUBJECT,
    }),
    firebase,
    /** Undefined: errors are reported to nobody. */
    errorDsn: values.ERROR_DSN,
    captcha: {
      verifyUrl: values.CAPTCHA_VERIFY_URL,
      scriptUrl: values.CAPTCHA_SCRIPT_URL,
      origins: values.CAPTCHA_ORIGINS,
    },
    /** Private networks where providers of sign-in may be. */
    providerNetworks: values.PROVIDER_NETWORKS,
    /** Undefined: our own player stands in. */
    scormCloud: complete({
      appId: values.SCORM_CLOUD_APP_ID,
      secret: values.SCORM_CLOUD_SECRET,
      url: values.SCORM_CLOUD_URL,
    }),
    /** Undefined: files live under dataDir. */
    s3: complete({
      endpoint: values.S3_ENDPOINT,
      region: values.S3_REGION,
      bucket: values.S3_BUCKET,
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    }),
  } as const;
}

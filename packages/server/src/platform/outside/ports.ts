import type { Readable } from "node:stream";
import type { oidcFindings } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import type { CloudProgress } from "@trilha/contract/learning/scorm/shapes.ts";
import type { Role } from "@trilha/contract/permissions.ts";

/** Message of a channel. `id` is ours: a repeat of the same message carries the same. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface OutgoingText {
  id: string;
  /** E.164. */
  to: string;
  text: string;
  /** A sign-in code, for channels whose templates take it apart from the text (WhatsApp). */
  code?: string;
  locale: string;
}

export interface OutgoingPush {
  id: string;
  device: { kind: "web_push" | "fcm"; token: string; details: Record<string, unknown> };
  title: string;
  body: string;
  link?: string;
}

/**
 * How a delivery ended. `rejected` will never succeed (bad address, device gone); a thrown error may succeed
 * later and is tried again.
 */
export type DeliveryResult = { sent: true; providerId: string | null } | { sent: false; rejected: string };

export interface MailPort {
  readonly name: string;
  send(mail: OutgoingMail): Promise<DeliveryResult>;
}
export interface TextPort {
  readonly name: string;
  send(message: OutgoingText): Promise<DeliveryResult>;
}
export interface PushPort {
  readonly name: string;
  send(message: OutgoingPush): Promise<DeliveryResult>;
  /** Key for a browser to subscribe; null when push is not configured. */
  readonly publicKey: string | null;
}

export interface StoredObject {
  stream: Readable;
  /** Size of the whole object, also when only a part of it is read. */
  size: number;
}

/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Reader of an address: it works while this session lasts and its person is active in the client in these roles. */
export interface Reader {
  userId: string;
  sessionId: string;
  clientId: string;
  /** All they had when the address was signed. */
  roles: readonly (Role | "superuser")[];
}

export interface ReadOptions {
  type: string;
  /** Makes it a download under this name. */
  fileName?: string | undefined;
  expiresAt: Date;
}

/** Where files live. Keys are ours, made of ids; never a name a person typed. */
export interface StorePort {
  readonly name: string;
  /** Bytes of each part of an upload but the last. */
  readonly partSize: number;
  /** Opens an upload in parts; the id is kept with the file. */
  startUpload(key: string): Promise<string>;
  /** The address a part's bytes are PUT to, without a bearer. */
  partUrl(
    key: string,
    uploadId: string,
    part: { number: number; size: number },
    expiresAt: Date,
  ): Promise<string>;
  /** Parts that have arrived; nothing for an upload that was completed or abandoned. */
  listParts(key: string, uploadId: string): Promise<{ number: number; size: number }[]>;
  /** Joins the parts that have arrived, in their order, into the object. */
  completeUpload(key: string, uploadId: string): Promise<void>;
  /** Forgets an upload and its parts; without an id, every upload to this key. Done already is done. */
  abandonUpload(key: string, uploadId: string | null): Promise<void>;
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The same for what is too long to be held; a stream that breaks leaves no object. */
  putStream(key: string, bytes: Readable, type: string): Promise<void>;
  /** Undefined: there is no such object. */
  read(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  size(key: string): Promise<number | undefined>;
  delete(key: string): Promise<void>;
  /** Our own address to read a private object from; it dies with its reader's session or rights. */
  readUrl(key: string, options: ReadOptions & { reader: Reader }): string;
  /** The store's own address for what `readUrl` was asked for; undefined when we serve the bytes ourselves. */
  directUrl(key: string, options: ReadOptions): Promise<string> | undefined;
  /** Removes what a crash left half written more than a day ago. */
  tidy(now: Date): Promise<void>;
  /** Throws when the store cannot be reached. */
  check(): Promise<void>;
}

/** A table as it goes into a workbook: its first row are the headings. */
export interface SheetTable {
  title: string;
  rows: readonly (readonly (string | number)[])[];
  /** Word about the table, on a sheet behind it. */
  about?: string;
}

/** How much of a workbook is read at most. */
export interface ReadLimits {
  rows: number;
}

/** The rows of a workbook's first sheet as text, by their number in it, without empty ones. */
export type SheetRows = readonly { line: number; cells: string[] }[] | "unreadable" | "too_long";

/** Workbooks (XLSX). */
export interface SheetPort {
  readonly name: string;
  write(table: SheetTable): Promise<Uint8Array>;
  /** `unreadable`: no workbook, or one that unpacks to more than any list; `too_long`: more rows than asked for. */
  read(bytes: Uint8Array, limits: ReadLimits): Promise<SheetRows>;
}

/** Courses somebody else runs (SCORM Cloud); ids of courses are theirs, ids of registrations ours. */
export interface ScormCloudPort {
  readonly name: string;
  /** Sends a package in; answers the job to ask about. */
  importCourse(course: { course: string; fileName: string; bytes: Uint8Array }): Promise<string>;
  importState(job: string): Promise<{ state: "running" | "done" | "failed"; message: string }>;
  /** Enters a learner for a course; again is no fault. What happens comes back to `postBack`. */
  register(registration: {
    id: string;
    course: string;
    learner: { id: string; firstName: string; lastName: string };
    postBack: string;
  }): Promise<void>;
  /** Where the learner goes, for some seconds; `here`: our own player runs it. */
  launchLink(launch: {
    id: string;
    culture: string;
    redirectOnExitUrl: string;
    seconds: number;
  }): Promise<string>;
  /** Undefined: no such registration. */
  progress(id: string): Promise<CloudProgress | undefined>;
}

export type SlideEnding = "ppt" | "pptx" | "odp";

/** Turns slides into a PDF. */
export interface OfficePort {
  readonly name: string;
  /** `absent`: there is nothing that could; `failed`: it cannot read these. */
  toPdf(slides: Uint8Array, ending: SlideEnding): Promise<Uint8Array | "failed" | "absent">;
}

export type MediaKind = "film" | "sound";

/** Medium that no browser plays, and where its conversion goes. */
export interface MediaConversion {
  kind: MediaKind;
  /** Container, as ffmpeg calls the one reader that may open it. */
  format: string;
  bytes: Readable;
  size: number;
  /** Largest result. */
  maxBytes: number;
  /** Share done, 0 to 1. */
  onProgress: (share: number) => void;
  /** Puts the result somewhere before it goes. */
  keep: (made: Readable) => Promise<void>;
}

/** `absent`: there is nothing that could; the rest but `done`: why this one cannot be converted. */
export type ConversionEnd = "done" | "absent" | "unreadable" | "too_long" | "too_large";

/** Turns films into MP4 (H.264, AAC) and sounds into M4A (AAC). */
export interface MediaPort {
  readonly name: string;
  /** False: there is nothing that could. */
  readonly converts: boolean;
  /** Throws when another try may succeed. */
  convert(conversion: MediaConversion): Promise<ConversionEnd>;
}

/** A test that tells people from robots (reCAPTCHA and what speaks like it). */
export interface CaptchaPort {
  readonly name: string;
  /** Throws when there is no verdict. */
  verify(given: { secret: string; answer: string; ip: string }): Promise<boolean>;
}

/** Our app at an OpenID provider. */
export interface OidcApp {
  issuer: string;
  appId: string;
  /** Null: a public client there. */
  secret: string | null;
}

/** State of a sign-in until the browser is back; secret. */
export interface HeldVisit {
  verifier: string;
  nonce: string;
}

/** Account a provider vouches for. Known by issuer and subject; `email` only where the provider has verified it. */
export interface ProvedAccount {
  issuer: string;
  subject: string;
  email: string | undefined;
}

/** Why a provider cannot be used; words for each are in the contract. */
export type OidcFinding = (typeof oidcFindings)[number];

/** OpenID Connect at somebody else's provider. `begin` and `finish` throw a `ProviderFault`. */
export interface OidcPort {
  readonly name: string;
  /** Fault of a provider or with our app there; undefined: nothing that can be seen from here. */
  look(app: OidcApp): Promise<OidcFinding | undefined>;
  /** Where to send the browser. */
  begin(
    app: OidcApp,
    visit: { returnTo: string; state: string; locale?: string },
  ): Promise<{ url: string; held: HeldVisit }>;
  /** `returned` is the address the browser came back to. */
  finish(app: OidcApp, visit: { returned: URL; state: string; held: HeldVisit }): Promise<ProvedAccount>;
}

/** Error of the product, cleaned of everything a person typed (docs/spec/messages.md#error-reports). */
export interface ProductError {
  type: string;
  message: string;
  /** Innermost first. */
  frames: readonly { name: string; file: string; line: number; column: number }[];
  side: "server" | "browser";
  /** Declared address of the call or page, without values. */
  route: string;
  userId?: string;
  requestId?: string;
}

/** Where the operator hears of errors. */
export interface ErrorPort {
  readonly name: string;
  /** Hands one on and returns at once. */
  report(error: ProductError): void;
}

export interface Outside {
  errors: ErrorPort;
  captcha: CaptchaPort;
  oidc: OidcPort;
  scormCloud: ScormCloudPort;
  mail: MailPort;
  sms: TextPort;
  whatsapp: TextPort;
  push: PushPort;
  store: StorePort;
  sheets: SheetPort;
  office: OfficePort;
  media: MediaPort;
}

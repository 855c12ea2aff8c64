import type { Readable } from "node:stream";

/** What leaves through a channel. `id` is ours: a repeat of the same message carries the same. */
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
export type Delivery = { sent: true; providerId: string | null } | { sent: false; rejected: string };

export interface MailPort {
  readonly name: string;
  send(mail: OutgoingMail): Promise<Delivery>;
}
export interface TextPort {
  readonly name: string;
  send(message: OutgoingText): Promise<Delivery>;
}
export interface PushPort {
  readonly name: string;
  send(message: OutgoingPush): Promise<Delivery>;
  /** What a browser needs to subscribe; null when push is not configured. */
  readonly publicKey: string | null;
}

export interface StoredObject {
  stream: Readable;
  size: number;
}

/** Where files live. Keys are ours, made of ids; never a name a person typed. */
export interface StorePort {
  readonly name: string;
  /** Opens an upload in parts; the id is kept with the file. */
  startUpload(key: string): Promise<string>;
  /** The address a part's bytes are PUT to, without a bearer. */
  partUrl(key: string, uploadId: string, part: number, expiresAt: Date): Promise<string>;
  listParts(key: string, uploadId: string): Promise<{ number: number; size: number }[]>;
  completeUpload(key: string, uploadId: string, parts: number): Promise<void>;
  abandonUpload(key: string, uploadId: string): Promise<void>;
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  read(key: string): Promise<StoredObject>;
  delete(key: string): Promise<void>;
  /** A signed address to read from; `fileName` makes it a download. */
  readUrl(key: string, options: { type: string; fileName?: string; expiresAt: Date }): Promise<string>;
  /** Throws when the store cannot be reached. */
  check(): Promise<void>;
}

export interface Outside {
  mail: MailPort;
  sms: TextPort;
  whatsapp: TextPort;
  push: PushPort;
  store: StorePort;
}

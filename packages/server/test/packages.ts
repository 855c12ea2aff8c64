// Packages for tests: real ones, and every sort of hostile ZIP.
import { crc32, deflateRawSync } from "node:zlib";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { createPackage } from "@trilha/contract/learning/content/endpoints.ts";
import type { PackageKind, ScormVersion } from "@trilha/contract/learning/content/shapes.ts";
import yazl from "yazl";
import { htmlPackage, type Lesson } from "../../demo/src/packages/lesson.ts";
import { scormPackage, zipOf } from "../../demo/src/packages/scorm-package.ts";
import type { Caller, TestApp } from "./app.ts";
import { plant } from "./builders.ts";

/** A lesson of three pages and a question; "b" is right. */
export const aLesson = (title = "Atender bem"): Lesson => ({
  locale: "pt-BR",
  title,
  pages: [
    {
      heading: "Comece ouvindo",
      text: "Quem entra na loja quer ser visto. Cumprimente e escute antes de oferecer.",
    },
    {
      heading: "Mostre, não descreva",
      text: "Um minuto com o aparelho na mão vale mais que dez de explicação.",
    },
    { heading: "Confirme o próximo passo", text: "Diga o que acontece agora: pagamento, entrega, ativação." },
  ],
  question: {
    id: "q1",
    text: "O que vem primeiro?",
    choices: [
      { id: "a", text: "Oferecer" },
      { id: "b", text: "Escutar" },
    ],
    correct: "b",
  },
});

/** A ZIP of one lesson, or of several. */
export function aScormZip(version: ScormVersion, identifiers: readonly string[] = ["SCO-1"]): Buffer {
  const lessons = identifiers.map((identifier) => ({ identifier, lesson: aLesson(`Aula ${identifier}`) }));
  return zipOf(scormPackage(version, { title: "Atendimento", lessons }));
}
export const anHtmlZip = (): Buffer => zipOf(htmlPackage(aLesson()));

/** Files as a usual tool packs them: deflated. */
export async function packed(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** An entry as no tool would write it. */
export interface RawEntry {
  name: string | Buffer;
  content?: string | Buffer;
  /** Size in the ZIP; the truth unless given. */
  size?: number;
  /** Unix mode, such as 0o120777 for a link. */
  mode?: number;
  encrypted?: boolean;
  /** 0 stored, 8 deflated (as it is by default), anything else unknown. */
  method?: number;
  crc?: number;
}

/** A ZIP written byte by byte, that may say anything. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content = "", size, mode = 0o100644, encrypted, method = 8, crc } of entries) {
    const [named, bytes] = [Buffer.from(name), Buffer.from(content)];
    const data = method === 8 ? deflateRawSync(bytes) : bytes;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800 | (encrypted ? 1 : 0), 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc ?? crc32(bytes), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(size ?? bytes.length, 18);
    facts.writeUInt16LE(named.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 3]), facts, rest, named]));
    const head = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, named, data]);
    parts.push(head);
    at += head.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** Uploaded course file, without the ceremony of sending it. */
export async function aCourseFile(
  app: Pick<TestApp, "parts">,
  as: Caller,
  { kind, type, bytes, facts = {} }: { kind: FileKind; type: string; bytes: Buffer; facts?: object },
): Promise<string> {
  const storage_key = `originals/${as.clientId}/${crypto.randomUUID()}`;
  await app.parts.outside.store.put(storage_key, bytes, type);
  const now = app.parts.clock.now();
  const row = {
    ...{
      client_id: as.clientId ?? "",
      owner_id: as.userId,
      kind,
      state: "ready" as const,
      name: `a.${kind}`,
    },
    ...{ declared_type: type, sniffed_type: type, declared_size: bytes.length, size: bytes.length },
    ...{ storage_key, created_at: now, completed_at: now, facts: JSON.stringify(facts) },
  };
  return plant(
    app,
    async (tx) => (await tx.insertInto("files").values(row).returning("id").executeTakeFirstOrThrow()).id,
  );
}

/** A package made of a ZIP by somebody who may, unpacked. */
export async function aPackage(
  app: TestApp,
  as: Caller,
  zip: Buffer,
  kind: PackageKind = "scorm",
): Promise<string> {
  const fileId = await aCourseFile(app, as, { kind: "course_package", type: "application/zip", bytes: zip });
  const { id } = (await app.request(createPackage, { body: { fileId, kind, title: "Pacote" } }, { as }))
    .answer;
  await app.runJobs();
  return id;
}

/** A package of somebody's that was never unpacked. */
export function aBarePackage(app: Pick<TestApp, "parts">, as: Caller): Promise<string> {
  const now = app.parts.clock.now();
  const ownership = { client_id: as.clientId ?? "", created_by: as.userId, created_at: now };
  const label = crypto.randomUUID().replaceAll("-", "").slice(0, 24);
  return plant(app, async (tx) => {
    const row = { ...ownership, kind: "html" as const, title: "x", label, revision: null };
    const { id } = await tx.insertInto("packages").values(row).returning("id").executeTakeFirstOrThrow();
    const revision = { ...ownership, package_id: id, revision: 1, file_id: null, entry: null };
    await tx
      .insertInto("package_revisions")
      .values({ ...revision, done_at: null })
      .execute();
    return id;
  });
}

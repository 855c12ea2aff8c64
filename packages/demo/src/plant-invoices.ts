import { createHash } from "node:crypto";
import sharp from "sharp";
import { pictureKey } from "../../server/src/core/picture-address.ts";
import type { Tx } from "../../server/src/db/database.ts";
import type { StorePort } from "../../server/src/platform/outside/ports.ts";
import { drawInvoice } from "./drawn-invoices.ts";
import type { Random } from "./random.ts";

/** One drawing in the forms an upload has. */
interface Rendered {
  original: Buffer;
  large: Buffer;
  thumb: Buffer;
  width: number;
  height: number;
}

const drawings = 6;

/** Draws a few receipts: every invoice of the demo is one of them. */
export async function renderInvoices(random: Random): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
  for (let at = 0; at < drawings; at += 1) {
    const svg = drawInvoice(random, {
      number: random.digits(6),
      date: `${String(1 + random.below(28)).padStart(2, "0")}-${String(1 + random.below(12)).padStart(2, "0")}-26`,
      prices: Array.from({ length: 1 + random.below(3) }, () => 400 + random.below(600_000) / 100),
    });
    const picture = sharp(Buffer.from(svg));
    const original = await picture.clone().jpeg({ quality: 72 }).toBuffer({ resolveWithObject: true });
    const large = await picture.clone().webp({ quality: 70, effort: 1 }).toBuffer();
    const thumb = await picture.clone().resize(256, 256, { fit: "inside" }).webp({ effort: 1 }).toBuffer();
    const { width, height } = original.info;
    rendered.push({ original: original.data, large, thumb, width, height });
  }
  return rendered;
}

export interface InvoiceFile {
  id: string;
  clientId: string;
  ownerId: string;
  drawing: Rendered;
  /** Files of one mark are the same bytes. */
  mark: string;
  at: Date;
}

/** Puts invoices where uploads would lie; answers each file's digest. */
export async function plantInvoices(
  tx: Tx,
  store: StorePort,
  files: readonly InvoiceFile[],
): Promise<Map<string, Buffer>> {
  const digests = new Map<string, Buffer>();
  const rows = [];
  for (const { id, clientId, ownerId, drawing, mark, at } of files) {
    // Bytes behind a JPEG's end are shown by nothing, and make each photo a file of its own.
    const bytes = Buffer.concat([drawing.original, Buffer.from(mark)]);
    const sha256 = createHash("sha256").update(bytes).digest();
    digests.set(id, sha256);
    const storage_key = `originals/${clientId}/${id}`;
    await Promise.all([
      store.put(storage_key, bytes, "image/jpeg"),
      store.put(pictureKey(id, "large"), drawing.large, "image/webp"),
      store.put(pictureKey(id, "thumb"), drawing.thumb, "image/webp"),
    ]);
    const copy = (variant: "thumb" | "large") => ({ key: pictureKey(id, variant), type: "image/webp" });
    rows.push({
      ...{ id, client_id: clientId, owner_id: ownerId, kind: "invoice", name: "nota.jpg", storage_key },
      ...{ declared_type: "image/jpeg", declared_size: bytes.length, sniffed_type: "image/jpeg" },
      ...{ size: bytes.length, sha256, state: "ready" as const, created_at: at, completed_at: at },
      ...{ width: drawing.width, height: drawing.height },
      variants: JSON.stringify({ thumb: copy("thumb"), large: copy("large") }),
    });
  }
  for (let from = 0; from < rows.length; from += 200) {
    await tx
      .insertInto("files")
      .values(rows.slice(from, from + 200))
      .execute();
  }
  return digests;
}

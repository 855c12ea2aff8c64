import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import sharp from "sharp";
import { Cache } from "../../core/cache.ts";
import { pictureKey } from "../../core/picture-address.ts";
import type { CertificateBranding } from "../../db/column-types.ts";
import type { Parts } from "../../parts.ts";

// A picture never changes under its key.
const cache = new Cache<Uint8Array>("certificate_pictures", {
  most: 16 * 1024 * 1024,
  weigh: ({ byteLength }) => byteLength,
});
const widest = 900;

/** A stored picture as a PDF takes it; null where it is gone, so that a certificate is drawn all the same. */
async function png({ outside }: Pick<Parts, "outside">, key: string): Promise<Uint8Array | null> {
  const known = cache.get(key);
  if (known) return known;
  const stored = await outside.store.read(key);
  if (!stored) return null;
  const bytes = Buffer.concat(await stored.stream.toArray());
  const resize = { width: widest, withoutEnlargement: true };
  const drawn = await sharp(bytes).resize(resize).png({ palette: true }).toBuffer();
  cache.set(key, drawn);
  return drawn;
}

/** The logo and the signatures of a design. */
export async function picturesFor(
  parts: Pick<Parts, "outside">,
  design: CertificateDesign,
  branding: CertificateBranding,
) {
  const own = design.logoFileId && pictureKey(design.logoFileId, "large");
  const logoKey = design.showLogo ? (own ?? branding.logoKey) : null;
  const logo = logoKey ? await png(parts, logoKey) : null;
  const signatures: (Uint8Array | null)[] = [];
  for (const { fileId } of design.signatures)
    signatures.push(fileId ? await png(parts, pictureKey(fileId, "large")) : null);
  return { logo, signatures };
}

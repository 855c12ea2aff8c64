import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { pictureKey } from "../picture-address.ts";
import { type PictureVariant, publicKey } from "../public-address.ts";

export const pictureVariants: readonly PictureVariant[] = ["thumb", "large"];

/** Key of the bytes as they were sent; nobody but auditors ever sees a picture's. */
export function originalKey(clientId: string, fileId: string): string {
  return `originals/${clientId}/${fileId}`;
}

/** Key of a film or sound made of another one; the file takes it over when it is whole. */
export function convertedKey(clientId: string, fileId: string): string {
  return `${originalKey(clientId, fileId)}.converted`;
}

/** Key of a picture's clean copies. A client's look is for everybody, any other picture for who has a session. */
export function variantKey(
  file: { kind: FileKind; clientId: string; fileId: string },
  variant: PictureVariant,
): string {
  return file.kind === "branding"
    ? publicKey(file.clientId, file.fileId, variant)
    : pictureKey(file.fileId, variant);
}

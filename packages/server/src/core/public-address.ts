export type PictureVariant = "thumb" | "large";

/** Address of a picture that everyone may see: logos and backgrounds of clients. */
export function publicKey(clientId: string, fileId: string, variant: PictureVariant): string {
  return `public/${clientId}/${fileId}/${variant}.webp`;
}

/** Public address of a picture; it never changes, because a new picture is a new file. */
export function publicAddress(clientId: string, fileId: string, variant: PictureVariant): string {
  return `/store/${publicKey(clientId, fileId, variant)}`;
}

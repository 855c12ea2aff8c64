// §7 get_phone_number_with_document: enough for the owner to know which phone is meant. The same shape for every number
// of every country, so that the shape tells nothing; a document nobody has is shown two digits of its own.

const hidden = "•••••••";

export function maskPhone(number: string): string {
  return `${hidden}${number.slice(-2)}`;
}

/** The mask of a phone that does not exist, out of a mark that is always the same for one document. */
export function inventedMask(mark: Uint8Array): string {
  const number = new DataView(mark.buffer, mark.byteOffset).getUint32(0) % 100;
  return maskPhone(String(number).padStart(2, "0"));
}

const most = 8;

/**
 * The photographs inside a PDF, as JPEG files: what scanner apps put on its pages. Pages drawn as text and lines hold
 * none. At most eight, the first ones.
 */
export function pdfPictures(bytes: Uint8Array): Uint8Array[] {
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder("latin1").decode(bytes);
  const pictures: Uint8Array[] = [];
  for (
    let at = text.indexOf("stream");
    at >= 0 && pictures.length < most;
    at = text.indexOf("stream", at + 6)
  ) {
    if (text.startsWith("end", at - 3)) continue;
    const start = at + 6 + (text[at + 6] === "\r" ? 1 : 0) + 1;
    if (!text.startsWith("\u00ff\u00d8\u00ff", start)) continue;
    const end = text.indexOf("endstream", start);
    if (end < 0) break;
    pictures.push(bytes.subarray(start, end));
    at = end;
  }
  return pictures;
}

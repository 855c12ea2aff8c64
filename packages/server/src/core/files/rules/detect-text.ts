// Whether bytes are a table as text (§validation#imports): printable, decodable, and no markup that a browser would run.

const markup = /^\s*<(?:!|\?|[a-z])/i;
const headLength = 512;

/** Looks at bytes as they come. */
export class TextDetector {
  #printable = true;
  #empty = true;
  #head = "";

  see(chunk: Uint8Array): void {
    if (chunk.length > 0) this.#empty = false;
    if (this.#printable) this.#printable = !chunk.some(isControl);
    if (this.#head.length < headLength) {
      // Latin-1 keeps ASCII as it is in every encoding that passes the line above.
      this.#head += Buffer.from(chunk.subarray(0, headLength)).toString("latin1");
    }
  }

  isTable(): boolean {
    const start = this.#head.replace(/^\u00ef\u00bb\u00bf/, "");
    return !this.#empty && this.#printable && !markup.test(start);
  }
}

/** NUL and its like: no text in UTF-8, Latin-1 or Windows-1252 has them. UTF-16 is full of them. */
function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;
}

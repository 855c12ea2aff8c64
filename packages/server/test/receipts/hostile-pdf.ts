// PDFs somebody made to do harm, or that are none.
import { deflateSync } from "node:zlib";
import { bornPdf } from "./born-pdf.ts";
import { fileOf, stream } from "./raw-pdf.ts";

const quiet = { as: "none", text: "", page: [595, 842], at: [0, 0, 0] } as const;

const catalogue = "<< /Type /Catalog /Pages 2 0 R >>";
const page = (box: string, resources = "<< >>") =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources ${resources} /Contents 4 0 R >>`;
const onePage = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";

export const hostilePdfs: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
  ["no PDF", async () => Buffer.from("%PDF-1.7\nthis is a letter, not a file\n")],
  ["an empty file", async () => Buffer.alloc(0)],
  ["half a file", async () => (await bornPdf(quiet, 1)).subarray(0, 700)],
  ["one that wants a password", () => bornPdf({ ...quiet, userPassword: "secret" }, 2)],
  ["a thousand pages", () => bornPdf({ ...quiet, page: [200, 200], before: 999 }, 3)],
  [
    "a script that runs when it opens",
    async () =>
      fileOf([
        "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (globalThis.ran = true; app.alert\\(1\\)) >> >>",
        onePage,
        page("0 0 200 200"),
        stream(Buffer.from("0 0 10 10 re f")),
      ]),
  ],
  [
    "a page as large as a town",
    async () =>
      fileOf([catalogue, onePage, page("0 0 1000000000 1000000000"), stream(Buffer.from("0 0 9 9 re f"))]),
  ],
  [
    "a picture of ten thousand million dots",
    async () =>
      fileOf([
        catalogue,
        onePage,
        page("0 0 200 200", "<< /XObject << /I 5 0 R >> >>"),
        stream(Buffer.from("200 0 0 200 0 0 cm /I Do")),
        stream(
          deflateSync(Buffer.alloc(1_000_000)),
          "/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 " +
            "/ColorSpace /DeviceGray /Filter /FlateDecode ",
        ),
      ]),
  ],
  [
    "a form that draws itself",
    async () =>
      fileOf([
        catalogue,
        onePage,
        page("0 0 200 200", "<< /XObject << /F 5 0 R >> >>"),
        stream(Buffer.from("/F Do")),
        stream(
          Buffer.from("/F Do /F Do"),
          "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >> ",
        ),
      ]),
  ],
  [
    "pages that are their own parents",
    async () => fileOf([catalogue, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>"]),
  ],
  [
    "a page of half a million instructions in two kilobytes",
    async () =>
      fileOf([
        catalogue,
        onePage,
        page("0 0 200 200"),
        stream(deflateSync(Buffer.alloc(1_000_000, "q Q ")), "/Filter /FlateDecode "),
      ]),
  ],
];

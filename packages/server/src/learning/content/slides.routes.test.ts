import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { slideTypes } from "@trilha/contract/core/files/rules.ts";
import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { aClient, aStaffMember, plant } from "../../../test/builders.ts";
import { aCourseFile } from "../../../test/packages.ts";
import { useApp } from "../../../test/use-app.ts";
import { contentJobs, factsOf, slidesOf } from "./index.ts";

// Stands in for LibreOffice: what it is given is a PDF already.
const folder = mkdtempSync(join(tmpdir(), "trilha-path-"));
writeFileSync(
  join(folder, "soffice"),
  '#!/bin/sh\nfor last; do :; done\ncp "$last" "$(dirname "$last")/slides.pdf"\n',
);
chmodSync(join(folder, "soffice"), 0o755);
const app = useApp({ env: { PATH: folder } });

it("slides become a PDF with its pages, once; what cannot be read stays a file", async () => {
  const client = await aClient(app);
  const author = await aStaffMember(app, client, "program_administrator");
  const document = new PDFDocument();
  document.addPage();
  document.end();
  const pdf = Buffer.concat((await document.toArray()) as Buffer[]);
  const convert = async (bytes: Buffer) => {
    const fileId = await aCourseFile(app, author, { kind: "course_slides", type: slideTypes.pptx, bytes });
    const file = { clientId: client.id, fileId };
    expect(await plant(app, (tx) => slidesOf(tx, file))).toEqual({ pdfFileId: null, state: "queued" });
    for (let time = 0; time < 2; time += 1) {
      await contentJobs["content.convert"].run(app.parts, file, { attempt: 1, maxAttempts: 3 });
    }
    return plant(app, (tx) => slidesOf(tx, file));
  };
  const { pdfFileId, state } = await convert(pdf);
  expect(state).toBe("done");
  const facts = await plant(app, (tx) => factsOf(tx, { clientId: client.id, fileIds: [pdfFileId ?? ""] }));
  expect(facts.get(pdfFileId ?? "")).toEqual({ pages: 2 });
  expect(await convert(Buffer.from("not a document"))).toEqual({ pdfFileId: null, state: "failed" });
});

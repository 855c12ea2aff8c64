import { randomUUID } from "node:crypto";
import { defaultDesign } from "@trilha/contract/learning/certificates/default-design.ts";
import { contentOf } from "../src/learning/certificates/drawing/content.ts";
import { drawCertificate } from "../src/learning/certificates/drawing/draw-certificate.ts";
import { median, percentile } from "./measure.ts";
import { type Part, row } from "./part.ts";

const many = 1_000;
const layouts = ["classic", "band", "horizon"] as const;

/** Cost of drawing a certificate, alone and a thousand one after the other, as the job of a course does. */
export const certificates: Part = {
  name: "certificates",
  run: async () => {
    const first = await timed(() => draw(0));
    const start = performance.now();
    const times: number[] = [];
    for (let at = 0; at < many; at += 1) times.push(await timed(() => draw(at)));
    const seconds = (performance.now() - start) / 1_000;
    return [
      row("a certificate, the first of a process", first, "ms", { atMost: 1_000 }),
      row("a certificate, median", median(times), "ms"),
      row("a certificate, p95", percentile(times, 95), "ms", { atMost: 1_000 }),
      row("1,000 certificates by a job", seconds, "s", { atMost: 300 }),
    ];
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Names are distinct, so that nothing but the fonts is known beforehand. */
function draw(at: number): Promise<Uint8Array> {
  const number = `TR-${String(at).padStart(5, "0")}-00000-00000-00000`;
  const facts = {
    ...{ number, address: `https://trilha.example/certificates/${number}`, minutes: 90, score: 92.5 },
    names: [`Ana Conceição ${randomUUID().slice(0, 8)} Łukasz`],
    courseTitle: { "pt-BR": "Processadores de nova geração: como explicar sem complicar" },
    ...{ completedOn: "2026-11-20", issuedOn: "2026-11-20", validUntil: "2027-11-19" },
    branding: { client: "Nimbus", primary: "#0F766E", accent: "#E4572E", logoKey: null },
  };
  const layout = layouts[at % layouts.length] ?? "classic";
  const content = contentOf({ ...defaultDesign, layout }, facts, { logo: null, signatures: [] }, "pt-BR");
  return drawCertificate(content, new Date("2026-11-20T12:00:00Z"));
}

import { load } from "./load.ts";
import { median } from "./measure.ts";
import { type Part, type Row, row } from "./part.ts";
import { crowds } from "./people.ts";
import { product } from "./product.ts";

const rounds = 5;
const reads: [name: string, paths: string[]][] = [
  ["list", ["/api/people?limit=20"]],
  // A common name, a rare one, a piece of a word, and one nobody has.
  [
    "search",
    ["ana", "peña 1f", "oão", "qqqq"].map((word) => `/api/people?search=${encodeURIComponent(word)}`),
  ],
  ["session", ["/api/session"]],
];

/** A programme of 100,000 people must feel like one of 1,000. */
export const people: Part = {
  name: "people",
  run: async (bench) => {
    const clients = await bench.use(crowds);
    const { url, as } = await bench.use(product);
    const rows: Row[] = [];
    for (const [name, paths] of reads) {
      const p95s = clients.map((): number[] => []);
      // One round measures all three, so that a slow moment of the machine meets each of them.
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, { administratorId, clientId }] of clients.entries()) {
          const headers = await as(administratorId, clientId);
          const { p95 } = await load({ url, connections: 2, seconds: 1.5, headers, paths });
          p95s[index]?.push(p95);
        }
      }
      const figures = p95s.map((values) => median(values));
      const spread = Math.max(...figures) / Math.min(...figures);
      for (const [index, { size }] of clients.entries()) {
        rows.push(
          row(`${name} of ${size.toLocaleString("en-US")} people: p95`, figures[index] ?? Number.NaN, "ms"),
        );
      }
      rows.push(row(`${name}: slowest p95 against fastest`, spread, "×", { atMost: 1.3 }));
    }
    return rows;
  },
};

/** Pictures made of an id: the same id always gives the same drawing, neighbours look different. */

export type Shape =
  | { readonly kind: "line"; readonly path: string; readonly tone: CoverTone; readonly width: number }
  | {
      readonly kind: "disc";
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly tone: CoverTone;
    }
  | { readonly kind: "area"; readonly path: string; readonly tone: CoverTone };

/** 0 is the ground, 1 to 3 come forward. */
export type CoverTone = 0 | 1 | 2 | 3;

export const WIDTH = 320;
export const HEIGHT = 180;

/** A small seeded generator (mulberry32) over an FNV-1a hash of the id. */
function dice(id: string): () => number {
  let seed = 2166136261;
  for (const letter of id) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Hills one behind the other, with a trail over the nearest and a sun. */
function hills(roll: () => number): Shape[] {
  const ridge = (base: number, swing: number) => {
    const y = (share: number) => round(base + (roll() - 0.5) * swing * share);
    return `M0 ${y(1)} C${WIDTH * 0.25} ${y(2)} ${WIDTH * 0.35} ${y(2)} ${WIDTH * 0.5} ${y(1)} S${WIDTH * 0.8} ${y(2)} ${WIDTH} ${y(1)} V${HEIGHT} H0 Z`;
  };
  const trail = round(60 + roll() * 200);
  return [
    {
      kind: "disc",
      x: round(50 + roll() * 220),
      y: round(36 + roll() * 30),
      r: round(16 + roll() * 14),
      tone: 3,
    },
    { kind: "area", path: ridge(92, 44), tone: 1 },
    { kind: "area", path: ridge(132, 40), tone: 2 },
    {
      kind: "line",
      path: `M${trail} ${HEIGHT} C${trail - 40} 160 ${trail + 60} 150 ${round(trail + 10)} 128`,
      tone: 0,
      width: 3,
    },
  ];
}

/** Contour lines of a map around one summit. */
function contours(roll: () => number): Shape[] {
  const x = 60 + roll() * 200;
  const y = 40 + roll() * 100;
  const turn = roll() * 6;
  return Array.from({ length: 9 }, (_, ring) => {
    const radius = 14 + ring * 22;
    const points = Array.from({ length: 8 }, (__, i) => {
      const angle = (i / 8) * Math.PI * 2;
      const wobble = 1 + 0.22 * Math.sin(angle * 2 + turn + ring * 0.35) + 0.1 * Math.cos(angle * 3 - turn);
      return [
        round(x + Math.cos(angle) * radius * 1.35 * wobble),
        round(y + Math.sin(angle) * radius * wobble),
      ];
    });
    const middle = (a: number[], b: number[]) =>
      `${round(((a[0] ?? 0) + (b[0] ?? 0)) / 2)} ${round(((a[1] ?? 0) + (b[1] ?? 0)) / 2)}`;
    const first = middle(points.at(-1) ?? [], points[0] ?? []);
    const path = points.map((p, i) => `Q${p[0]} ${p[1]} ${middle(p, points[(i + 1) % 8] ?? [])}`).join(" ");
    return {
      kind: "line",
      path: `M${first} ${path} Z`,
      tone: ring === 0 ? 3 : ring % 3 === 0 ? 2 : 1,
      width: ring % 3 === 0 ? 2 : 1.25,
    } as const;
  });
}

/** A grid of stations, some of them joined into a way. */
function stations(roll: () => number): Shape[] {
  const cells = { columns: 8, rows: 4, size: 40 };
  const shapes: Shape[] = [];
  let row = Math.floor(roll() * cells.rows);
  let path = "";
  for (let column = 0; column < cells.columns; column += 1) {
    const next = Math.min(cells.rows - 1, Math.max(0, row + Math.floor(roll() * 3) - 1));
    const at = `${column * cells.size + 20} ${next * cells.size + 30}`;
    path += path ? ` L${at}` : `M-20 ${row * cells.size + 30} L${at}`;
    row = next;
    for (let r = 0; r < cells.rows; r += 1) {
      const on = r === next;
      shapes.push({
        kind: "disc",
        x: column * cells.size + 20,
        y: r * cells.size + 30,
        r: on ? 7 : 2.5,
        tone: on ? (roll() > 0.7 ? 3 : 2) : 1,
      });
    }
  }
  return [
    { kind: "line", path: `${path} L${WIDTH + 20} ${row * cells.size + 30}`, tone: 2, width: 3 },
    ...shapes,
  ];
}

/** Quarter circles laid like tiles. */
function tiles(roll: () => number): Shape[] {
  const size = 60;
  const shapes: Shape[] = [];
  for (let x = 0; x < WIDTH; x += size) {
    for (let y = 0; y < HEIGHT; y += size) {
      const corner = Math.floor(roll() * 5);
      const tone = (1 + Math.floor(roll() * 2.35)) as CoverTone;
      const [a, b] = [x + size, y + size];
      const paths = [
        `M${x} ${y} H${a} A${size} ${size} 0 0 1 ${x} ${b} Z`,
        `M${a} ${y} V${b} A${size} ${size} 0 0 1 ${x} ${y} Z`,
        `M${a} ${b} H${x} A${size} ${size} 0 0 1 ${a} ${y} Z`,
        `M${x} ${b} V${y} A${size} ${size} 0 0 1 ${a} ${b} Z`,
      ];
      const path = paths[corner];
      if (path) shapes.push({ kind: "area", path, tone });
    }
  }
  return shapes;
}

const FAMILIES = [hills, contours, stations, tiles];

/** The drawing for an id. */
export function pattern(id: string): readonly Shape[] {
  const roll = dice(id);
  const family = FAMILIES[Math.floor(roll() * FAMILIES.length)] ?? hills;
  return family(roll);
}

/** Which of the client's three colours the drawing is made of. */
export function patternHue(id: string): "primary" | "secondary" | "tertiary" {
  const roll = dice(`hue ${id}`)();
  return roll < 0.6 ? "primary" : roll < 0.85 ? "secondary" : "tertiary";
}

import type { Random } from "./random.ts";

// Pictures are drawn, not shipped: vectors without any font, so that they look the same on a bare machine.

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** Small letters as strokes on a grid: x-height 20 to 60, ascenders from 0. */
const letters: Readonly<Record<string, readonly [stroke: string, width: number]>> = {
  a: ["M40 40a20 20 0 1 0-40 0a20 20 0 1 0 40 0M40 20V60", 40],
  b: ["M0 0V60M0 40a20 20 0 1 1 40 0a20 20 0 1 1-40 0", 40],
  c: ["M34 26a20 20 0 1 0 0 28", 34],
  e: ["M0 41H40a20 20 0 1 0-6 13", 40],
  i: ["M0 22V60M0 4V4.1", 0],
  m: ["M0 20V60M0 38a14 17 0 0 1 28 0V60M28 38a14 17 0 0 1 28 0V60", 56],
  n: ["M0 20V60M0 38a16 17 0 0 1 32 0V60", 32],
  s: ["M29 26c-4-4-9-6-14-6c-8 0-14 4-14 10c0 14 29 6 29 20c0 6-6 10-15 10c-6 0-11-2-15-6", 30],
  t: ["M9 6V48a12 12 0 0 0 14 12M-3 21H22", 23],
  u: ["M0 20V43a16 17 0 0 0 32 0V20M32 60V20", 32],
};

function word(text: string, color: string, left: number): { drawing: string; right: number } {
  let right = left;
  const strokes = [...text].map((letter) => {
    const [stroke, width] = letters[letter] ?? ["", 0];
    const placed = `<path d="${stroke}" transform="translate(${right} 10)"/>`;
    right += width + 22;
    return placed;
  });
  const drawing = `<g fill="none" stroke="${color}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g>`;
  return { drawing, right: right - 14 };
}

/** A cloud with an orbit, and the name. Mid-tones: it stands on light and on dark. */
export function nimbusLogo(): string {
  const mark = `
    <g transform="translate(4 2)">
      <path d="M24 62a20 20 0 0 1 1-40a25 25 0 0 1 48 6a17 17 0 0 1-3 34z" fill="#119C94"/>
      <path d="M10 56C30 78 72 66 88 34" fill="none" stroke="#E4572E" stroke-width="6" stroke-linecap="round"/>
      <circle cx="90" cy="28" r="7" fill="#E4572E"/>
    </g>`;
  const { drawing, right } = word("nimbus", "#119C94", 126);
  return svg(right, 80, mark + drawing);
}

/** Three bricks under a roof, and the name. */
export function cimentaLogo(): string {
  const mark = `
    <g transform="translate(4 4)">
      <path d="M4 32L42 4L80 32" fill="none" stroke="#D98E04" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>
      <rect x="10" y="40" width="29" height="14" rx="3" fill="#C8622B"/>
      <rect x="45" y="40" width="29" height="14" rx="3" fill="#B4531F"/>
      <rect x="10" y="60" width="14" height="14" rx="3" fill="#B4531F"/>
      <rect x="30" y="60" width="44" height="14" rx="3" fill="#C8622B"/>
    </g>`;
  const { drawing, right } = word("cimenta", "#C8622B", 112);
  return svg(right, 80, mark + drawing);
}

/** Evening over the clouds, with orbits and stars. */
export function nimbusBackground(random: Random): string {
  const stars = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${random.below(1600)}" cy="${random.below(620)}" r="${1 + random.below(3)}" fill="#EAFBF8" opacity="${(0.2 + random.next() * 0.5).toFixed(2)}"/>`,
  );
  const orbits = [260, 380, 520, 680].map(
    (radius, index) =>
      `<circle cx="1180" cy="420" r="${radius}" fill="none" stroke="#7FE3D8" stroke-width="2" opacity="${0.34 - index * 0.07}"/>`,
  );
  const clouds = [820, 930, 1050].map((top, row) => {
    const color = ["#0B7A75", "#0A5F66", "#0C3F52"][row] ?? "";
    const bumps = Array.from({ length: 11 }, (_, index) => {
      const radius = 110 + random.below(120);
      return `<circle cx="${index * 165 - 40 + random.below(60)}" cy="${top + random.below(50)}" r="${radius}"/>`;
    });
    return `<g fill="${color}">${bumps.join("")}<rect x="0" y="${top + 60}" width="1600" height="500"/></g>`;
  });
  return svg(
    1600,
    1200,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#101A33"/><stop offset="0.6" stop-color="#15405A"/><stop offset="1" stop-color="#12938A"/></linearGradient></defs>
    <rect width="1600" height="1200" fill="url(#sky)"/>${stars.join("")}${orbits.join("")}
    <circle cx="1180" cy="420" r="150" fill="#F3FBF9"/><circle cx="1130" cy="390" r="150" fill="#15405A" opacity="0.16"/>
    <circle cx="1560" cy="420" r="26" fill="#E4572E"/><circle cx="812" cy="340" r="16" fill="#F2A93B"/>${clouds.join("")}`,
  );
}

/** A wall going up in the afternoon sun. */
export function cimentaBackground(random: Random): string {
  const tones = ["#B4531F", "#C8622B", "#A4481A", "#BC5A25", "#9A4318"];
  const bricks: string[] = [];
  for (let row = 0; row < 9; row += 1) {
    const top = 1200 - (row + 1) * 84;
    // The wall is a staircase: each row ends earlier.
    const end = 1680 - row * 150 + random.below(60);
    const start = row % 2 === 0 ? -20 : -110;
    const width = Math.ceil((end - start) / 184) * 184 - 12;
    bricks.push(`<rect x="${start}" y="${top}" width="${width}" height="84" fill="#6B3417"/>`);
    for (let left = start; left < end; left += 184) {
      bricks.push(
        `<rect x="${left}" y="${top}" width="172" height="72" rx="8" fill="${random.pick(tones)}"/>`,
      );
    }
  }
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (distance: number) =>
      `${(1220 + Math.cos(angle) * distance).toFixed(0)} ${(330 + Math.sin(angle) * distance).toFixed(0)}`;
    return `<path d="M${at(230)}L${at(290)}"/>`;
  });
  return svg(
    1600,
    1200,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F2C079"/><stop offset="0.55" stop-color="#E79A4B"/><stop offset="1" stop-color="#C8622B"/></linearGradient></defs>
    <rect width="1600" height="1200" fill="url(#sky)"/>
    <circle cx="1220" cy="330" r="190" fill="#FBE3B5"/><g stroke="#FBE3B5" stroke-width="18" stroke-linecap="round">${rays.join("")}</g>
    <path d="M0 820L210 640L360 740L560 560L820 800L1010 690L1240 860L1600 700V1200H0Z" fill="#8A4A2A" opacity="0.45"/>
    <g>${bricks.join("")}</g>`,
  );
}

const skins = ["#F3D3BD", "#E5B593", "#CF9468", "#A86B42", "#7C4A2D", "#5A3421"];
const hairs = ["#1F1A17", "#3B2A20", "#7A7470", "#5C3B24", "#8A5A2B", "#B58349"];
const shirts = ["#0B7A75", "#14213D", "#B4531F", "#5B3A29", "#3D5A80", "#7A4E7E", "#4F7942", "#C44536"];
const walls = ["#DDEFEA", "#F6E7D7", "#E3E8F4", "#F4DFD9", "#EAF1DC", "#F1E3F2"];

/** A face of few shapes, seen from the front. */
export function portrait(random: Random, gender: "female" | "male"): string {
  const tone = random.below(skins.length);
  const skin = skins[tone] ?? "";
  // The darker the skin, the darker the hair.
  const hair = random.pick(hairs.slice(0, hairs.length - tone));
  const [shirt, wall] = [random.pick(shirts), random.pick(walls)];
  const long = gender === "female" && random.chance(0.7);
  const bald = gender === "male" && random.chance(0.15);
  const beard = gender === "male" && random.chance(0.35);
  const glasses = random.chance(0.25);
  const back = long
    ? `<path d="M146 236c0-82 44-128 110-128s110 46 110 128v120c0 24-220 24-220 0z" fill="${hair}"/>`
    : "";
  const fringe = random.pick([
    "M160 232c0-72 36-112 96-112s96 40 96 112c-30-48-70-58-106-58s-62 18-86 58z",
    "M160 240c-4-80 40-126 102-122s98 46 90 122c-14-44-40-64-72-70c-40 22-92 20-120 70z",
    "M158 226c6-66 42-104 98-104s92 38 98 104c-22-22-40-40-56-58c-36 26-100 30-140 58z",
  ]);
  const parts = [
    `<rect width="512" height="512" fill="${wall}"/>`,
    back,
    `<path d="M96 512c0-92 66-142 160-142s160 50 160 142z" fill="${shirt}"/>`,
    `<path d="M222 330h68v56c0 40-68 40-68 0z" fill="${skin}"/><path d="M222 352c20 18 48 18 68 0v14c-20 18-48 18-68 0z" fill="#000000" opacity="0.12"/>`,
    `<ellipse cx="256" cy="250" rx="92" ry="112" fill="${skin}"/>`,
    beard
      ? `<path d="M166 268c4 66 40 100 90 100s86-34 90-100c-22 34-42 42-90 42s-68-8-90-42z" fill="${hair}" opacity="0.9"/>`
      : "",
    bald ? "" : `<path d="${fringe}" fill="${hair}"/>`,
    `<circle cx="222" cy="252" r="9" fill="#22190F"/><circle cx="290" cy="252" r="9" fill="#22190F"/>`,
    `<path d="M226 306c18 20 42 20 60 0" fill="none" stroke="#5A2A1E" stroke-width="7" stroke-linecap="round"/>`,
    glasses
      ? `<g fill="none" stroke="#22190F" stroke-width="6"><circle cx="222" cy="252" r="30"/><circle cx="290" cy="252" r="30"/><path d="M252 252h8"/></g>`
      : "",
  ];
  return svg(512, 512, parts.join(""));
}

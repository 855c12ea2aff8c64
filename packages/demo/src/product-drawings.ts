// Products as drawn things on a quiet ground: what is sold is told by its shape, its brand by one colour.

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320"><rect width="320" height="320" fill="#EEF1F4"/><ellipse cx="160" cy="270" rx="104" ry="11" fill="#0B2230" opacity="0.1"/>${content}</svg>`;

type Shape = (tint: string) => string;

const sack: Shape = (tint) =>
  `<path d="M92 70c30 10 106 10 136 0l10 30v150c0 12-6 18-18 18H100c-12 0-18-6-18-18V100z" fill="#D9D4CA"/><path d="M82 140h156v84H82z" fill="${tint}"/><path d="M112 182h96M126 204h68" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round"/><path d="M92 70c30 10 106 10 136 0" fill="none" stroke="#A8A294" stroke-width="7" stroke-dasharray="9 7"/>`;
const pail: Shape = (tint) =>
  `<path d="M100 116a60 44 0 0 1 120 0" fill="none" stroke="#7B8794" stroke-width="7"/><path d="M84 112h152l-12 146c-1 8-6 12-14 12H110c-8 0-13-4-14-12z" fill="#F7F9FB"/><path d="M90 158h140l-6 74H96z" fill="${tint}"/><rect x="76" y="98" width="168" height="24" rx="10" fill="#44515E"/>`;
const can: Shape = (tint) =>
  `<rect x="92" y="84" width="136" height="184" rx="12" fill="#C9D1D9"/><rect x="92" y="122" width="136" height="106" fill="${tint}"/><ellipse cx="160" cy="86" rx="68" ry="18" fill="#E6EBF0"/><ellipse cx="160" cy="86" rx="44" ry="10" fill="#AEB9C4"/><path d="M120 160h80M132 186h56" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round"/>`;
const panel = (x: number, y: number, width: number, height: number, tint: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#24313F"/><rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" rx="4" fill="${tint}"/><path d="M${x + 9} ${y + height - 34}l${width * 0.36} -${height * 0.34}l${width * 0.24} ${height * 0.2}l${width * 0.22} -${height * 0.16}V${y + height - 9}H${x + 9}z" fill="#FFFFFF" opacity="0.25"/>`;

const shapes: Readonly<Record<string, Shape>> = {
  Notebook: (tint) =>
    `${panel(68, 86, 184, 124, tint)}<path d="M40 218h240l-12 28c-3 7-8 10-16 10H68c-8 0-13-3-16-10z" fill="#5C6B7A"/><path d="M132 218h56v8h-56z" fill="#3B4856"/>`,
  Desktop: (tint) =>
    `<rect x="104" y="60" width="112" height="206" rx="14" fill="#24313F"/><rect x="120" y="82" width="80" height="12" rx="6" fill="#5C6B7A"/><rect x="120" y="106" width="80" height="12" rx="6" fill="#5C6B7A"/><circle cx="160" cy="194" r="38" fill="#16202B"/><circle cx="160" cy="194" r="22" fill="none" stroke="${tint}" stroke-width="9"/><circle cx="192" cy="142" r="6" fill="${tint}"/>`,
  "All-in-one": (tint) =>
    `${panel(48, 66, 224, 146, tint)}<path d="M146 212h28v36h-28z" fill="#5C6B7A"/><rect x="108" y="244" width="104" height="16" rx="8" fill="#5C6B7A"/><rect x="56" y="262" width="120" height="10" rx="5" fill="#AEB9C4"/>`,
  Processador: (tint) =>
    `${[96, 128, 160, 192, 224].map((at) => `<path d="M${at} 66v188M66 ${at}h188" stroke="#B7A46A" stroke-width="8"/>`).join("")}<rect x="80" y="80" width="160" height="160" rx="14" fill="#2E4A3E"/><rect x="108" y="108" width="104" height="104" rx="8" fill="#D5DCE3"/><rect x="132" y="132" width="56" height="56" rx="6" fill="${tint}"/>`,
  Tablet: (tint) =>
    `<g transform="rotate(6 160 160)">${panel(88, 52, 144, 206, tint)}<circle cx="160" cy="248" r="4" fill="#AEB9C4"/></g>`,
  Monitor: (tint) =>
    `${panel(46, 64, 228, 142, tint)}<path d="M148 206h24v44h-24z" fill="#5C6B7A"/><rect x="108" y="246" width="104" height="14" rx="7" fill="#5C6B7A"/>`,
  SSD: (tint) =>
    `<g transform="rotate(-12 160 160)"><rect x="54" y="118" width="212" height="84" rx="8" fill="#20402F"/><rect x="80" y="134" width="58" height="52" rx="5" fill="#24313F"/><rect x="150" y="134" width="58" height="52" rx="5" fill="${tint}"/>${[0, 1, 2, 3, 4, 5].map((at) => `<rect x="256" y="${122 + at * 13}" width="14" height="8" fill="#C9B458"/>`).join("")}</g>`,
  "Placa de vídeo": (tint) =>
    `<rect x="44" y="102" width="236" height="112" rx="14" fill="#24313F"/><rect x="36" y="90" width="14" height="150" rx="4" fill="#AEB9C4"/>${[108, 214].map((x) => `<circle cx="${x}" cy="158" r="42" fill="#16202B"/><circle cx="${x}" cy="158" r="14" fill="${tint}"/><path d="M${x} 122v72M${x - 36} 158h72" stroke="#3B4856" stroke-width="9"/>`).join("")}<path d="M84 222h120v14H84z" fill="#C9B458"/>`,
  Headset: (tint) =>
    `<path d="M82 190v-22a78 78 0 0 1 156 0v22" fill="none" stroke="#24313F" stroke-width="16" stroke-linecap="round"/><rect x="62" y="172" width="48" height="84" rx="20" fill="${tint}"/><rect x="210" y="172" width="48" height="84" rx="20" fill="${tint}"/><path d="M86 256c0 22 20 26 52 26" fill="none" stroke="#24313F" stroke-width="8"/><circle cx="144" cy="281" r="9" fill="#24313F"/>`,
  Teclado: (tint) =>
    `<rect x="40" y="120" width="240" height="112" rx="16" fill="#2C3947"/>${[0, 1, 2].map((row) => Array.from({ length: 9 }, (_, at) => `<rect x="${54 + at * 24}" y="${134 + row * 24}" width="18" height="18" rx="4" fill="${(at + row) % 7 === 0 ? tint : "#DCE3EA"}"/>`).join("")).join("")}<rect x="104" y="208" width="112" height="14" rx="5" fill="#DCE3EA"/>`,
  Mouse: (tint) =>
    `<rect x="112" y="74" width="96" height="186" rx="48" fill="#2C3947"/><path d="M160 74v70" stroke="#16202B" stroke-width="5"/><rect x="152" y="100" width="16" height="38" rx="8" fill="${tint}"/><path d="M113 152h94" stroke="#16202B" stroke-width="4"/>`,
  Cimento: sack,
  Argamassa: sack,
  Massa: pail,
  Rejunte: sack,
  Impermeabilizante: pail,
  Tinta: can,
  Verniz: can,
  Selador: pail,
};

const tints: Readonly<Record<string, string>> = {
  ...{ Nimbus: "#3C8DAD", Aurora: "#C77D9B", Kaleo: "#5B9E77", Vertex: "#C2553F", "Orbita Home": "#7C74B8" },
  ...{ Voltara: "#D9A441", Cimenta: "#6B7F8E", Argafort: "#B5763F", "Tinta Terral": "#A8553C" },
};

/** Drawing of a product by its type and brand; undefined where its type has no shape. */
export function drawnProduct({ type, brand }: { type: string; brand: string }): string | undefined {
  const shape = shapes[type];
  return shape && drawing(shape(tints[brand] ?? "#6B7F8E"));
}

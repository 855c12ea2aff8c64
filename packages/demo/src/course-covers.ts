// Covers of courses as flat shapes without any font, so that they look the same on a bare machine.

const canvas = (from: string, to: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="1280" height="720" fill="url(#g)"/><circle cx="1120" cy="90" r="250" fill="#FFFFFF" opacity="0.08"/><circle cx="120" cy="690" r="210" fill="#FFFFFF" opacity="0.07"/>${content}</svg>`;

const covers = {
  /** A way that winds up to a flag. */
  start: canvas(
    "#0B7A75",
    "#12343B",
    '<path d="M180 640C420 640 380 470 600 470S800 300 980 260" fill="none" stroke="#EAFBF8" stroke-width="26" stroke-linecap="round" stroke-dasharray="4 58"/><circle cx="180" cy="640" r="34" fill="#FFD166"/><path d="M980 260V96" stroke="#EAFBF8" stroke-width="14" stroke-linecap="round"/><path d="M980 96l150 46-150 52z" fill="#E4572E"/>',
  ),
  /** Two speech bubbles. */
  care: canvas(
    "#E4572E",
    "#8C2F4B",
    '<path d="M300 190h420a50 50 0 0 1 50 50v160a50 50 0 0 1-50 50H470l-90 80v-80h-80a50 50 0 0 1-50-50V240a50 50 0 0 1 50-50z" fill="#FFF3E6"/><path d="M640 330h330a46 46 0 0 1 46 46v130a46 46 0 0 1-46 46h-50v74l-86-74H640a46 46 0 0 1-46-46V376a46 46 0 0 1 46-46z" fill="#FFD166"/><circle cx="400" cy="320" r="22" fill="#8C2F4B"/><circle cx="480" cy="320" r="22" fill="#8C2F4B"/><path d="M700 430q105 74 210 0" fill="none" stroke="#8C2F4B" stroke-width="20" stroke-linecap="round"/>',
  ),
  /** Three screens of different sizes. */
  screens: canvas(
    "#2C5282",
    "#1B2A41",
    '<rect x="170" y="270" width="300" height="200" rx="18" fill="#0F1B2D"/><rect x="188" y="288" width="264" height="164" rx="8" fill="#69C5C0"/><rect x="420" y="160" width="470" height="310" rx="22" fill="#0F1B2D"/><rect x="442" y="182" width="426" height="266" rx="10" fill="#3C8DAD"/><path d="M442 400L600 290l90 70 178-130v208a10 10 0 0 1-10 10H452a10 10 0 0 1-10-10z" fill="#FFFFFF" opacity="0.25"/><rect x="840" y="310" width="250" height="160" rx="16" fill="#0F1B2D"/><rect x="856" y="326" width="218" height="128" rx="8" fill="#FFD166"/><path d="M300 470h40v70h-40zM630 470h50v80h-50zM945 470h40v70h-40z" fill="#0F1B2D"/><rect x="220" y="548" width="840" height="20" rx="10" fill="#0F1B2D" opacity="0.6"/>',
  ),
  /** A notebook, half open. */
  notebook: canvas(
    "#5C4B8A",
    "#2A2145",
    '<path d="M400 160h480a28 28 0 0 1 28 28v300H372V188a28 28 0 0 1 28-28z" fill="#17112B"/><path d="M400 188h480v272H400z" fill="#B9A7F0"/><path d="M480 400l100-120 90 80 110-130" fill="none" stroke="#17112B" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/><path d="M290 500h700l-40 66a36 36 0 0 1-30 18H360a36 36 0 0 1-30-18z" fill="#D8CEF7"/>',
  ),
  /** A lock before a person. */
  privacy: canvas(
    "#22577A",
    "#1D3557",
    '<path d="M640 130l240 84v170c0 140-100 218-240 262-140-44-240-122-240-262V214z" fill="#EAF4FB"/><rect x="540" y="340" width="200" height="160" rx="24" fill="#22577A"/><path d="M580 340v-44a60 60 0 0 1 120 0v44" fill="none" stroke="#22577A" stroke-width="24"/><circle cx="640" cy="410" r="22" fill="#FFD166"/><path d="M640 420v40" stroke="#FFD166" stroke-width="14" stroke-linecap="round"/>',
  ),
  /** A shop window under its awning. */
  window: canvas(
    "#D98E04",
    "#A44A1C",
    '<rect x="260" y="250" width="760" height="350" rx="14" fill="#FFF6E5"/><path d="M220 160h840l-40 120a50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-100 0 50 50 0 0 1-60 0z" fill="#C8352F"/><rect x="330" y="400" width="150" height="140" rx="14" fill="#2B4A57"/><rect x="540" y="360" width="200" height="180" rx="14" fill="#69C5C0"/><circle cx="870" cy="460" r="80" fill="#FFD166"/><path d="M300 560h680" stroke="#A44A1C" stroke-width="16" stroke-linecap="round"/>',
  ),
} as const;
export type Cover = keyof typeof covers;
export const drawnCovers = Object.entries(covers) as readonly (readonly [Cover, string])[];

// Rewards as drawn things: flat shapes without any font, so that they look the same on a bare machine.

const canvas = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><rect width="800" height="800" fill="${ground}"/><ellipse cx="400" cy="668" rx="240" ry="26" fill="#0B2230" opacity="0.12"/>${content}</svg>`;

const cup = (body: string, band: string) =>
  `<path d="M250 260h300l-24 360c-2 28-20 40-46 40H320c-26 0-44-12-46-40z" fill="${body}"/><path d="M258 380h284l-8 120H266z" fill="${band}"/><path d="M546 330c110-10 110 170-14 176" fill="none" stroke="${body}" stroke-width="34"/>`;
const card = (from: string, to: string, mark: string) =>
  `<g transform="rotate(-8 400 420)"><rect x="150" y="260" width="500" height="310" rx="34" fill="${from}"/><path d="M150 470L650 330V536a34 34 0 0 1-34 34H184a34 34 0 0 1-34-34z" fill="${to}" opacity="0.65"/><rect x="196" y="312" width="84" height="62" rx="12" fill="#FFD166"/>${mark}</g>`;
const screen = (frame: string, glass: string, foot: string) =>
  `<rect x="150" y="200" width="500" height="340" rx="26" fill="${frame}"/><rect x="176" y="226" width="448" height="288" rx="10" fill="${glass}"/><path d="M176 440L400 300L520 400L624 330V504a10 10 0 0 1-10 10H186a10 10 0 0 1-10-10z" fill="#FFFFFF" opacity="0.22"/>${foot}`;

const drawings = {
  headphones: canvas(
    "#D9F2EE",
    `<path d="M210 470V420a190 190 0 0 1 380 0v50" fill="none" stroke="#12343B" stroke-width="40" stroke-linecap="round"/><rect x="160" y="430" width="120" height="210" rx="48" fill="#E4572E"/><rect x="520" y="430" width="120" height="210" rx="48" fill="#E4572E"/><rect x="250" y="450" width="40" height="170" rx="18" fill="#12343B"/><rect x="510" y="450" width="40" height="170" rx="18" fill="#12343B"/>`,
  ),
  earbuds: canvas(
    "#E8EEF9",
    `<rect x="220" y="390" width="360" height="260" rx="110" fill="#22384F"/><path d="M220 500h360" stroke="#3C5876" stroke-width="10"/><circle cx="400" cy="560" r="12" fill="#7FE3D8"/><path d="M300 380v-90a52 52 0 1 1 60 50v40zM500 380v-90a52 52 0 1 0-60 50v40z" fill="#F7FAFF" stroke="#22384F" stroke-width="12"/>`,
  ),
  speaker: canvas(
    "#FCEBD9",
    `<rect x="230" y="170" width="340" height="490" rx="90" fill="#2B4A57"/><circle cx="400" cy="500" r="110" fill="#12262E"/><circle cx="400" cy="500" r="58" fill="#E4572E"/><circle cx="400" cy="290" r="62" fill="#12262E"/><circle cx="400" cy="290" r="28" fill="#F2A65A"/>`,
  ),
  watch: canvas(
    "#E3F1F6",
    `<path d="M320 120h160l24 170H296zM320 680h160l24-170H296z" fill="#0B7A75"/><rect x="250" y="250" width="300" height="300" rx="84" fill="#12262E"/><rect x="280" y="280" width="240" height="240" rx="62" fill="#EAFBF8"/><path d="M400 330v80l58 40" fill="none" stroke="#E4572E" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  tablet: canvas(
    "#E7ECF7",
    `<g transform="rotate(6 400 400)"><rect x="200" y="150" width="400" height="520" rx="40" fill="#1B2A41"/><rect x="228" y="190" width="344" height="440" rx="14" fill="#69C5C0"/><path d="M228 520L360 380L460 470L572 360V616a14 14 0 0 1-14 14H242a14 14 0 0 1-14-14z" fill="#0B7A75"/><circle cx="480" cy="280" r="44" fill="#FFD166"/></g>`,
  ),
  monitor: canvas(
    "#E2F0EC",
    screen(
      "#1B2A41",
      "#3C8DAD",
      `<path d="M360 540h80v80h-80z" fill="#1B2A41"/><rect x="280" y="612" width="240" height="34" rx="17" fill="#1B2A41"/>`,
    ),
  ),
  notebook: canvas(
    "#FBEFE0",
    screen(
      "#33415C",
      "#7FB7BE",
      `<path d="M90 560h620l-34 66a30 30 0 0 1-28 18H152a30 30 0 0 1-28-18z" fill="#5C677D"/>`,
    ),
  ),
  keyboard: canvas(
    "#E9E6F5",
    `<rect x="110" y="330" width="580" height="260" rx="40" fill="#33415C"/>${[0, 1, 2]
      .map((row) =>
        Array.from(
          { length: 9 },
          (_, at) =>
            `<rect x="${148 + at * 57}" y="${366 + row * 56}" width="44" height="42" rx="10" fill="${(at + row) % 7 === 0 ? "#E4572E" : "#DCE3EE"}"/>`,
        ).join(""),
      )
      .join("")}<rect x="262" y="534" width="276" height="34" rx="12" fill="#DCE3EE"/>`,
  ),
  mouse: canvas(
    "#DFF3F0",
    `<rect x="290" y="200" width="220" height="400" rx="110" fill="#12343B"/><path d="M400 200v150" stroke="#69C5C0" stroke-width="8"/><rect x="384" y="270" width="32" height="80" rx="16" fill="#69C5C0"/><path d="M292 410h216" stroke="#0B222A" stroke-width="6"/>`,
  ),
  power: canvas(
    "#FDF0D5",
    `<rect x="270" y="180" width="260" height="460" rx="50" fill="#22577A"/><rect x="270" y="410" width="260" height="230" rx="50" fill="#38A3A5"/><path d="M420 290L340 430h58l-18 110l88-146h-60z" fill="#FFD166"/>`,
  ),
  backpack: canvas(
    "#E4EFE7",
    `<path d="M320 220a80 80 0 0 1 160 0" fill="none" stroke="#12343B" stroke-width="28"/><path d="M220 360c0-110 70-160 180-160s180 50 180 160v250a44 44 0 0 1-44 44H264a44 44 0 0 1-44-44z" fill="#2A9D8F"/><rect x="276" y="440" width="248" height="160" rx="30" fill="#21867A"/><path d="M276 490h248" stroke="#12343B" stroke-width="10"/><rect x="382" y="476" width="36" height="50" rx="10" fill="#FFD166"/>`,
  ),
  mug: canvas("#FCE8DF", cup("#E4572E", "#F6B49E")),
  bottle: canvas(
    "#E0F0F5",
    `<rect x="352" y="130" width="96" height="80" rx="18" fill="#12343B"/><path d="M330 220h140c40 50 50 80 50 140v240a50 50 0 0 1-50 50H330a50 50 0 0 1-50-50V360c0-60 10-90 50-140z" fill="#38A3A5"/><path d="M280 430h240v110H280z" fill="#EAFBF8" opacity="0.85"/><path d="M360 485l28 28l56-60" fill="none" stroke="#22577A" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  coffee: canvas(
    "#F3E9E1",
    `<path d="M230 170h340v90H420v60h-40v-60H230z" fill="#3D2C2E"/><path d="M230 170h110v480H230z" fill="#5B4144"/><rect x="210" y="610" width="380" height="50" rx="20" fill="#3D2C2E"/>${`<path d="M380 420h180l-16 150c-2 20-12 30-30 30H426c-18 0-28-10-30-30z" fill="#9BD1CC"/><path d="M388 500h164l-8 70c-2 20-12 30-30 30H426c-18 0-28-10-30-30z" fill="#6F4E37"/>`}<circle cx="285" cy="230" r="20" fill="#E4572E"/>`,
  ),
  blender: canvas(
    "#E8F4E5",
    `<path d="M290 160h220l-34 320H324z" fill="#BEE3DB"/><path d="M306 310h188l-18 170H324z" fill="#F28482"/><rect x="310" y="480" width="180" height="40" fill="#12343B"/><path d="M290 520h220l26 130H264z" fill="#33415C"/><circle cx="400" cy="588" r="24" fill="#FFD166"/><rect x="280" y="136" width="240" height="34" rx="16" fill="#12343B"/>`,
  ),
  chair: canvas(
    "#EAE7F3",
    `<path d="M280 150h240a40 40 0 0 1 40 40v190H240V190a40 40 0 0 1 40-40z" fill="#22577A"/><rect x="210" y="390" width="380" height="80" rx="36" fill="#38A3A5"/><path d="M384 470h32v110h-32z" fill="#12343B"/><path d="M250 640l150-70l150 70" fill="none" stroke="#12343B" stroke-width="28" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  lamp: canvas(
    "#FFF3D6",
    `<path d="M330 150h180l70 180H260z" fill="#F2A65A"/><path d="M300 330h240l60 240H240z" fill="#FFE8A3" opacity="0.8"/><path d="M392 330h16v270h-16z" fill="#33415C"/><rect x="290" y="600" width="220" height="48" rx="24" fill="#33415C"/>`,
  ),
  ball: canvas(
    "#E5F3EA",
    `<circle cx="400" cy="430" r="220" fill="#F7FAFF" stroke="#12343B" stroke-width="14"/><path d="M400 330l92 68l-36 108H344l-36-108z" fill="#12343B"/><path d="M400 330V214M492 398l112-36M456 506l70 94M344 506l-70 94M308 398l-112-36" stroke="#12343B" stroke-width="14"/>`,
  ),
  shoes: canvas(
    "#FBE9E7",
    `<path d="M150 420c60 10 110-30 130-90l150 110c50 36 130 40 190 60c40 14 50 40 50 80H150z" fill="#E4572E"/><path d="M140 580h540v30a30 30 0 0 1-30 30H170a30 30 0 0 1-30-30z" fill="#F7FAFF" stroke="#33415C" stroke-width="10"/><path d="M320 400l40-40M370 436l40-40M420 470l36-36" stroke="#F7FAFF" stroke-width="14" stroke-linecap="round"/>`,
  ),
  suitcase: canvas(
    "#E3EDF7",
    `<path d="M330 240v-70a30 30 0 0 1 30-30h80a30 30 0 0 1 30 30v70" fill="none" stroke="#33415C" stroke-width="26"/><rect x="220" y="240" width="360" height="390" rx="48" fill="#F2A65A"/><path d="M310 240v390M400 240v390M490 240v390" stroke="#D98A3D" stroke-width="14"/><circle cx="290" cy="650" r="24" fill="#33415C"/><circle cx="510" cy="650" r="24" fill="#33415C"/>`,
  ),
  gift: canvas(
    "#E6F4F1",
    card(
      "#0B7A75",
      "#119C94",
      `<path d="M520 400v110M465 455h110M492 400a28 28 0 1 1 28-10a28 28 0 1 1 28 10" fill="none" stroke="#FFFFFF" stroke-width="16" stroke-linecap="round"/>`,
    ),
  ),
  film: canvas(
    "#ECE6F6",
    card(
      "#3D2C6B",
      "#6C4AB6",
      `<path d="M490 390l110 60l-110 60z" fill="#FFFFFF" stroke="#FFFFFF" stroke-width="14" stroke-linejoin="round"/>`,
    ),
  ),
  music: canvas(
    "#FBE6EC",
    card(
      "#9D2F52",
      "#D1495B",
      `<path d="M500 500V390l90-22v110" fill="none" stroke="#FFFFFF" stroke-width="16" stroke-linejoin="round"/><circle cx="478" cy="504" r="24" fill="#FFFFFF"/><circle cx="568" cy="482" r="24" fill="#FFFFFF"/>`,
    ),
  ),
} as const;

/** Drawings of rewards. */
export type DrawnReward = keyof typeof drawings;
export const drawnRewards = Object.entries(drawings) as readonly (readonly [DrawnReward, string])[];

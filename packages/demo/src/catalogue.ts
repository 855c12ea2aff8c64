/** One product of the demo. Brands, processors and series are made up. */
export interface DemoProduct {
  sku: string;
  name: string;
  type: string;
  brand: string;
  processor: string | null;
  generation: string | null;
  /** False for what is no longer sold. */
  active: boolean;
}

/** A series and what it is sold with: `Helix 5/14`; an asterisk marks what is no longer sold. */
type Series = readonly [type: string, brand: string, name: string, code: string, chips: readonly string[]];

const nimbusSeries: readonly Series[] = [
  [
    "Notebook",
    "Nimbus",
    "Nimbus Air 14",
    "NB-AIR14",
    ["Helix 5/13", "Helix 5/14", "Helix 7/14", "Helix 7/15"],
  ],
  ["Notebook", "Nimbus", "Nimbus Pro 16", "NB-PRO16", ["Helix 7/14", "Helix 9/14", "Helix 9/15"]],
  [
    "Notebook",
    "Aurora",
    "Aurora Breeze 15",
    "AU-BRZ15",
    ["Helix 5/12*", "Helix 3/13", "Helix 5/13", "Helix 5/14", "Orion 5/8"],
  ],
  ["Notebook", "Aurora", "Aurora Studio 16", "AU-STD16", ["Helix 7/15", "Helix 9/15"]],
  ["Notebook", "Kaleo", "Kaleo Campus 14", "KA-CMP14", ["Helix 3/13", "Orion 3/8", "Orion 5/9"]],
  ["Notebook", "Vertex", "Vertex Strike 15", "VX-STK15", ["Helix 7/14", "Helix 9/15", "Orion 7/9"]],
  ["Notebook", "Vertex", "Vertex Strike 17", "VX-STK17", ["Helix 9/15", "Orion 9/9"]],
  [
    "Desktop",
    "Nimbus",
    "Nimbus Tower One",
    "NB-TWR1",
    ["Helix 3/12*", "Helix 3/13", "Helix 5/14", "Helix 7/15"],
  ],
  ["Desktop", "Vertex", "Vertex Forge", "VX-FRG", ["Helix 7/14", "Helix 9/15", "Orion 9/9"]],
  ["Desktop", "Kaleo", "Kaleo Mini", "KA-MINI", ["Helix 3/14", "Orion 3/9"]],
  ["All-in-one", "Orbita Home", "Orbita Sala 24", "OR-SAL24", ["Helix 3/14", "Helix 5/14"]],
  ["All-in-one", "Orbita Home", "Orbita Sala 27", "OR-SAL27", ["Helix 5/15", "Helix 7/15"]],
  [
    "Processador",
    "Voltara",
    "Voltara",
    "VO-CPU",
    [
      ...["Helix 3/14", "Helix 3/15", "Helix 5/14", "Helix 5/15", "Helix 7/14", "Helix 7/15", "Helix 9/15"],
      ...["Orion 5/9", "Orion 7/9", "Orion 9/9"],
    ],
  ],
  ["Tablet", "Kaleo", "Kaleo Folha 11", "KA-FOL11", ["Lumen 4/2", "Lumen 6/3"]],
];

/** Products without a processor: type, brand, code, name. */
type Plain = readonly [type: string, brand: string, sku: string, name: string];

const nimbusPlain: readonly Plain[] = [
  ["Monitor", "Orbita Home", "OR-MON24-FHD", "Orbita Vista 24 Full HD"],
  ["Monitor", "Orbita Home", "OR-MON27-QHD", "Orbita Vista 27 QHD"],
  ["Monitor", "Orbita Home", "OR-MON32-4K", "Orbita Vista 32 4K"],
  ["Monitor", "Vertex", "VX-MON27-165", "Vertex Lince 27 165 Hz"],
  ["Monitor", "Vertex", "VX-MON34-UW", "Vertex Lince 34 Ultrawide"],
  ["Monitor", "Aurora", "AU-MON27-4K", "Aurora Canvas 27 4K"],
  ["SSD", "Voltara", "VO-SSD-500", "Voltara Flux NVMe 500 GB"],
  ["SSD", "Voltara", "VO-SSD-1T", "Voltara Flux NVMe 1 TB"],
  ["SSD", "Voltara", "VO-SSD-2T", "Voltara Flux NVMe 2 TB"],
  ["Placa de vídeo", "Vertex", "VX-GPU-8", "Vertex Prisma 8 GB"],
  ["Placa de vídeo", "Vertex", "VX-GPU-12", "Vertex Prisma 12 GB"],
  ["Placa de vídeo", "Vertex", "VX-GPU-16", "Vertex Prisma 16 GB"],
  ["Headset", "Vertex", "VX-HDS-ECO", "Vertex Eco sem fio"],
  ["Headset", "Kaleo", "KA-HDS-AULA", "Kaleo Aula com microfone"],
  ["Teclado", "Kaleo", "KA-TEC-BT", "Kaleo Toque Bluetooth"],
  ["Mouse", "Kaleo", "KA-MSE-BT", "Kaleo Seta Bluetooth"],
];

const cimentaPlain: readonly Plain[] = [
  ["Cimento", "Cimenta", "CIM-CP2-50", "Cimento CP II 50 kg"],
  ["Cimento", "Cimenta", "CIM-CP3-50", "Cimento CP III 50 kg"],
  ["Cimento", "Cimenta", "CIM-CP5-40", "Cimento CP V alta resistência 40 kg"],
  ["Cimento", "Cimenta", "CIM-BCO-25", "Cimento branco estrutural 25 kg"],
  ["Argamassa", "Argafort", "ARG-AC1-20", "Argamassa AC-I interna 20 kg"],
  ["Argamassa", "Argafort", "ARG-AC2-20", "Argamassa AC-II externa 20 kg"],
  ["Argamassa", "Argafort", "ARG-AC3-20", "Argamassa AC-III grandes formatos 20 kg"],
  ["Argamassa", "Argafort", "ARG-REB-40", "Argamassa de reboco pronta 40 kg"],
  ["Argamassa", "Argafort", "ARG-CTP-20", "Contrapiso autonivelante 20 kg"],
  ["Rejunte", "Argafort", "REJ-ACR-1", "Rejunte acrílico branco 1 kg"],
  ["Rejunte", "Argafort", "REJ-FLX-5", "Rejunte flexível cinza 5 kg"],
  ["Rejunte", "Argafort", "REJ-EPX-1", "Rejunte epóxi 1 kg"],
  ["Impermeabilizante", "Argafort", "IMP-LAJ-18", "Manta líquida para laje 18 kg"],
  ["Impermeabilizante", "Argafort", "IMP-POL-18", "Impermeabilizante polimérico 18 kg"],
  ["Impermeabilizante", "Argafort", "IMP-FIT-10", "Fita aluminizada 30 cm × 10 m"],
  ["Tinta", "Tinta Terral", "TIN-FOS-3", "Acrílica fosca Areia 3,6 L"],
  ["Tinta", "Tinta Terral", "TIN-FOS-18", "Acrílica fosca Areia 18 L"],
  ["Tinta", "Tinta Terral", "TIN-ACE-3", "Acrílica acetinada Barro 3,6 L"],
  ["Tinta", "Tinta Terral", "TIN-ACE-18", "Acrílica acetinada Barro 18 L"],
  ["Tinta", "Tinta Terral", "TIN-PIS-18", "Tinta para piso Cinza chumbo 18 L"],
  ["Tinta", "Tinta Terral", "TIN-ESM-3", "Esmalte base água Branco 3,6 L"],
  ["Verniz", "Tinta Terral", "VRN-MAR-3", "Verniz marítimo Imbuia 3,6 L"],
  ["Massa", "Tinta Terral", "MAS-COR-25", "Massa corrida 25 kg"],
  ["Massa", "Tinta Terral", "MAS-ACR-25", "Massa acrílica 25 kg"],
  ["Selador", "Tinta Terral", "SEL-ACR-18", "Selador acrílico 18 L"],
];

function ofSeries([type, brand, name, code, chips]: Series): DemoProduct[] {
  return chips.map((chip) => {
    const active = !chip.endsWith("*");
    const [processor = "", generation = ""] = chip.replace("*", "").split("/");
    const short = processor.replace(/^(\w)\w* /, "$1");
    return {
      sku: `${code}-${short}-G${generation}`,
      name: `${name} ${processor} Gen ${generation}`,
      ...{ type, brand, processor, active },
      generation: `Gen ${generation}`,
    };
  });
}

const ofPlain = ([type, brand, sku, name]: Plain): DemoProduct => ({
  ...{ sku, name, type, brand, active: true },
  processor: null,
  generation: null,
});

/** Products of each programme. */
export const demoProducts: Readonly<Record<"nimbus" | "cimenta", readonly DemoProduct[]>> = {
  nimbus: [...nimbusSeries.flatMap(ofSeries), ...nimbusPlain.map(ofPlain)],
  cimenta: cimentaPlain.map(ofPlain),
};

/** Groups of stores by what their stores have in common: countries, or areas of one country (§entities#lists). */
export const demoStoreGroups: Readonly<
  Record<
    "nimbus" | "cimenta",
    readonly { name: string; countries: readonly string[]; areas?: readonly string[] }[]
  >
> = {
  nimbus: [
    { name: "Brasil Sudeste", countries: ["BR"], areas: ["SP", "RJ", "MG"] },
    { name: "Brasil Norte e Nordeste", countries: ["BR"], areas: ["PE", "AM", "BA", "CE", "AC"] },
    { name: "Cono Sur", countries: ["AR", "CL"] },
    { name: "Región Andina", countries: ["CO", "PE"] },
    { name: "México y Canadá", countries: ["MX", "CA"] },
  ],
  cimenta: [
    { name: "Capitais do Sudeste", countries: ["BR"], areas: ["SP", "RJ", "MG"] },
    { name: "Lojas do Nordeste", countries: ["BR"], areas: ["PE", "BA", "CE"] },
  ],
};

/** Places whose names a zone writes without their marks. */
const written: Readonly<Record<string, string>> = {
  Araguaina: "Araguaína",
  Bahia_Banderas: "Bahía de Banderas",
  Belem: "Belém",
  Bogota: "Bogotá",
  Cancun: "Cancún",
  Ciudad_Juarez: "Ciudad Juárez",
  Cordoba: "Córdoba",
  Cuiaba: "Cuiabá",
  Eirunepe: "Eirunepé",
  Maceio: "Maceió",
  Mazatlan: "Mazatlán",
  Merida: "Mérida",
  Rio_Gallegos: "Río Gallegos",
  Santarem: "Santarém",
  Sao_Paulo: "São Paulo",
  Tucuman: "Tucumán",
};

/** A time zone by the place it is called after: "America/Sao_Paulo" is "São Paulo". */
export function zoneName(zone: string): string {
  const place = zone.split("/").at(-1) ?? zone;
  return written[place] ?? place.replaceAll("_", " ");
}

/** A time zone by the place it is called after: "America/Sao_Paulo" is "Sao Paulo". */
export const zoneName = (zone: string): string => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

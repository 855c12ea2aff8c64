import type { Country } from "@trilha/contract/core/country.ts";

/** A city where a chain has stores: its area code of §entities#lists, its time zone and its phones' prefix. */
export interface City {
  name: string;
  area: string;
  zone: string;
  phone: string;
}

const city = (name: string, area: string, zone: string, phone: string): City => ({ name, area, zone, phone });

export const citiesByCountry: Readonly<Record<Country, readonly City[]>> = {
  BR: [
    city("São Paulo", "SP", "America/Sao_Paulo", "11"),
    city("Rio de Janeiro", "RJ", "America/Sao_Paulo", "21"),
    city("Belo Horizonte", "MG", "America/Sao_Paulo", "31"),
    city("Recife", "PE", "America/Recife", "81"),
    city("Manaus", "AM", "America/Manaus", "92"),
    city("Curitiba", "PR", "America/Sao_Paulo", "41"),
    city("Salvador", "BA", "America/Bahia", "71"),
    city("Porto Alegre", "RS", "America/Sao_Paulo", "51"),
    city("Fortaleza", "CE", "America/Fortaleza", "85"),
    city("Goiânia", "GO", "America/Sao_Paulo", "62"),
    city("Rio Branco", "AC", "America/Rio_Branco", "68"),
  ],
  AR: [
    city("Buenos Aires", "C", "America/Argentina/Buenos_Aires", "11"),
    city("Córdoba", "X", "America/Argentina/Cordoba", "351"),
    city("Rosario", "S", "America/Argentina/Cordoba", "341"),
    city("Mendoza", "M", "America/Argentina/Mendoza", "261"),
  ],
  CA: [
    city("Toronto", "ON", "America/Toronto", "416"),
    city("Montréal", "QC", "America/Toronto", "514"),
    city("Vancouver", "BC", "America/Vancouver", "604"),
  ],
  CL: [
    city("Santiago", "RM", "America/Santiago", ""),
    city("Valparaíso", "VS", "America/Santiago", ""),
    city("Concepción", "BI", "America/Santiago", ""),
    city("Punta Arenas", "MA", "America/Punta_Arenas", ""),
  ],
  CO: [
    city("Bogotá", "DC", "America/Bogota", ""),
    city("Medellín", "ANT", "America/Bogota", ""),
    city("Cali", "VAC", "America/Bogota", ""),
    city("Barranquilla", "ATL", "America/Bogota", ""),
  ],
  MX: [
    city("Ciudad de México", "CMX", "America/Mexico_City", "55"),
    city("Guadalajara", "JAL", "America/Mexico_City", "33"),
    city("Monterrey", "NLE", "America/Monterrey", "81"),
    city("Tijuana", "BCN", "America/Tijuana", "664"),
    city("Mérida", "YUC", "America/Merida", "999"),
  ],
  PE: [
    city("Lima", "LIM", "America/Lima", ""),
    city("Arequipa", "ARE", "America/Lima", ""),
    city("Trujillo", "LAL", "America/Lima", ""),
    city("Cusco", "CUS", "America/Lima", ""),
  ],
};

/** Network of a programme. Every name here is made up. */
export interface NetworkPlan {
  companies: readonly { name: string; kind: "company" | "agency" }[];
  /** Brands of everybody, and those of some companies alone. */
  brands: readonly { name: string; companies?: readonly string[] }[];
  groups: readonly string[];
  chains: readonly { country: Country; name: string; code: string; stores: number }[];
}

export const nimbusNetwork: NetworkPlan = {
  companies: [
    { name: "Nimbus Andina", kind: "company" },
    { name: "Nimbus Brasil", kind: "company" },
    { name: "Nimbus Canada", kind: "company" },
    { name: "Nimbus Cono Sur", kind: "company" },
    { name: "Nimbus México", kind: "company" },
    { name: "Agência Vitrine Viva", kind: "agency" },
    { name: "Estación Promo", kind: "agency" },
    { name: "Northern Shelf", kind: "agency" },
  ],
  brands: [
    { name: "Nimbus" },
    { name: "Kaleo", companies: ["Nimbus Brasil", "Nimbus Cono Sur", "Agência Vitrine Viva"] },
    { name: "Orbita Home" },
    { name: "Voltara", companies: ["Nimbus Andina", "Nimbus México", "Estación Promo"] },
  ],
  groups: ["Vitrine 2026", "Treinadores", "Piloto de ranking", "Canada bilingue", "Región Andina"],
  chains: [
    { country: "BR", name: "Lojas Cruzália", code: "CRZ", stores: 7 },
    { country: "BR", name: "Ponto Aurora", code: "AUR", stores: 6 },
    { country: "BR", name: "Tecnópolis Casa", code: "TPC", stores: 4 },
    { country: "MX", name: "Almacenes Quetzalli", code: "QTZ", stores: 5 },
    { country: "MX", name: "Electro Anáhuac", code: "ANH", stores: 4 },
    { country: "AR", name: "Casa Pampeana", code: "PMP", stores: 4 },
    { country: "AR", name: "Hogar del Plata", code: "HDP", stores: 3 },
    { country: "CO", name: "Tiendas Cóndor Azul", code: "CDA", stores: 4 },
    { country: "CL", name: "Multitienda Lenga", code: "LNG", stores: 4 },
    { country: "PE", name: "Bazar Inti", code: "INT", stores: 4 },
    { country: "CA", name: "Maple & Main Electronics", code: "MME", stores: 3 },
  ],
};

export const cimentaNetwork: NetworkPlan = {
  companies: [
    { name: "Cimenta Materiais", kind: "company" },
    { name: "Distribuidora Alicerce", kind: "company" },
    { name: "Agência Prumo", kind: "agency" },
  ],
  brands: [
    { name: "Cimenta" },
    { name: "Argafort", companies: ["Cimenta Materiais", "Distribuidora Alicerce"] },
    { name: "Tinta Terral", companies: ["Cimenta Materiais", "Agência Prumo"] },
  ],
  groups: ["Lojistas Ouro", "Mestres da Obra", "Pintores"],
  chains: [
    { country: "BR", name: "Depósito Boa Laje", code: "BLJ", stores: 5 },
    { country: "BR", name: "Lar & Viga", code: "LVG", stores: 4 },
    { country: "BR", name: "Rede Tijolar", code: "TJL", stores: 5 },
  ],
};

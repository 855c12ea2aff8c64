// Texts of invoice codes by each country's layout, made here: right check digits, invented shops.

export interface InvoiceFacts {
  number: number;
  /** Day of October 2026. */
  day: number;
  /** In cents. */
  cents: number;
}

const two = (value: number): string => String(value).padStart(2, "0");
const money = ({ cents }: InvoiceFacts): string => (cents / 100).toFixed(2);
const date = ({ day }: InvoiceFacts): string => `2026-10-${two(day)}`;
const hex = (length: number, seed: number): string =>
  Array.from({ length }, (_, index) => ((seed * 7 + index * index * 3 + index) % 16).toString(16)).join("");

/** Puts the check digit behind 43 characters: weights 2…9 from the right, modulo 11. */
function withCheckDigit(body: string): string {
  const sum = [...body]
    .reverse()
    .reduce((total, sign, index) => total + (sign.charCodeAt(0) - 48) * ((index % 8) + 2), 0);
  return `${body}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`;
}

export function accessKey(
  { number }: InvoiceFacts,
  { model = "65", holder = "12345678000195", emission = "1", month = "2026-10" } = {},
): string {
  const issued = month.slice(2, 4) + month.slice(5, 7);
  return withCheckDigit(
    `35${issued}${holder}${model}001${String(number).padStart(9, "0")}${emission}87654321`,
  );
}

/** The same key with its last digit wrong. */
export const wrongKey = (key: string): string => `${key.slice(0, 43)}${(Number(key[43]) + 1) % 10}`;

const shop = "https://www.nfce.fazenda.sp.gov.br/qrcode?p=";

export const codes = {
  nfce2: (facts: InvoiceFacts) => `${shop}${accessKey(facts)}|2|1|1|${hex(40, facts.number).toUpperCase()}`,
  nfce2Offline: (facts: InvoiceFacts) =>
    [
      `${shop}${accessKey(facts, { emission: "9" })}|2|1|${two(facts.day)}`,
      `${money(facts)}|${hex(56, facts.number)}|1|${hex(40, 3).toUpperCase()}`,
    ].join("|"),
  nfce3: (facts: InvoiceFacts) => `${shop}${accessKey(facts, { holder: "12ABC34501DE35" })}|3|1`,
  nfce3Offline: (facts: InvoiceFacts) =>
    [
      `${shop}${accessKey(facts, { emission: "9" })}|3|1|${two(facts.day)}`,
      `${money(facts)}|||${"c2lnbmF0dXJl".repeat(20)}=`,
    ].join("|"),
  danfe: (facts: InvoiceFacts) => accessKey(facts, { model: "55" }),
  cfdi: (facts: InvoiceFacts) =>
    `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=${uuid(facts.number)}` +
    `&re=CIN960904FQ2&rr=XAXX010101000&tt=${money(facts).padStart(17, "0")}&fe=nfsuQW==`,
  arca: (facts: InvoiceFacts) =>
    `https://www.afip.gob.ar/fe/qr/?p=${Buffer.from(
      JSON.stringify({
        ver: 1,
        fecha: date(facts),
        cuit: 30500010912,
        ptoVta: 10,
        tipoCmp: 6,
        nroCmp: facts.number,
        importe: facts.cents / 100,
        moneda: "PES",
        ctz: 1,
        tipoDocRec: 99,
        nroDocRec: 0,
        tipoCodAut: "E",
        codAut: 70417054367476,
      }),
    ).toString("base64")}`,
  dian: (facts: InvoiceFacts) =>
    [
      `NumFac: SETP${facts.number}`,
      `FecFac: ${date(facts)}`,
      "HorFac: 08:14:00-05:00",
      "NitFac: 900123456",
      "DocAdq: 222222222222",
      `ValFac: ${money(facts)}`,
      "ValIva: 0.00",
      "ValOtroIm: 0.00",
      `ValTolFac: ${money(facts)}`,
      `CUFE: ${hex(96, facts.number)}`,
      `QRCode: https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${hex(96, facts.number)}`,
    ].join("\n"),
  sunat: (facts: InvoiceFacts) =>
    [
      `20100070970|03|B001|${String(facts.number).padStart(8, "0")}|18.00`,
      `${money(facts)}|${date(facts)}|1|12345678|aGFzaGhhc2hoYXNoaGFzaA==|`,
    ].join("|"),
  sii: (facts: InvoiceFacts) =>
    `<TED version="1.0"><DD><RE>76354051-0</RE><TD>39</TD><F>${facts.number}</F><FE>${date(facts)}</FE>` +
    `<RR>66666666-6</RR><RSR>CLIENTE</RSR><MNT>${Math.round(facts.cents / 100)}</MNT><IT1>NOTEBOOK 15</IT1>` +
    '<CAF version="1.0"><DA><RE>76354051-0</RE><RS>TIENDA DE PRUEBA SPA</RS><TD>39</TD><RNG><D>1</D>' +
    "<H>999999</H></RNG><FA>2026-01-01</FA><RSAPK><M>qMZP0GA7rdYDj4e4hnufuhc0sW9XFQq08sYDvJJkypx0xH6lcFu4WzM" +
    "oyuoxS77RwqYJmX1QM7Fh92XFBQ==</M><E>Aw==</E></RSAPK><IDK>300</IDK></DA></CAF>" +
    '<TSTED>2026-10-01T11:29:48</TSTED></DD><FRMT algoritmo="SHA1withRSA">iTGj44T3dBOHJwGAcCv9oIEdeHOywsgUMBg' +
    "jexMRsv8xQXxe71fEPHqYeJQnpigRvY14YHpPgKyHSDyGNOQ==</FRMT></TED>",
};

function uuid(seed: number): string {
  const digits = hex(32, seed).toUpperCase();
  return [8, 4, 4, 4, 12]
    .map((length, index) =>
      digits.slice([0, 8, 12, 16, 20][index], ([0, 8, 12, 16, 20][index] ?? 0) + length),
    )
    .join("-");
}

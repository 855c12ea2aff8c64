import type { Country } from "../../core/country.ts";

const list = (codes: string) => codes.split(" ");

/** States, provinces and regions by country, as an address names them; the table `country_areas` says the same. */
export const areaCodes: Readonly<Record<Country, readonly string[]>> = {
  AR: list("B C K H U X W E P Y L F M N Q R A J D Z S G V T"),
  BR: list("AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO"),
  CA: list("AB BC MB NB NL NT NS NU ON PE QC SK YT"),
  CL: list("AP TA AN AT CO VS RM LI ML NB BI AR LR LL AI MA"),
  CO: list(
    "AMA ANT ARA ATL BOL BOY CAL CAQ CAS CAU CES CHO COR CUN DC GUA GUV HUI LAG MAG MET NAR NSA PUT QUI RIS SAP " +
      "SAN SUC TOL VAC VAU VID",
  ),
  MX: list(
    "AGU BCN BCS CAM CHP CHH CMX COA COL DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM " +
      "TLA VER YUC ZAC",
  ),
  PE: list(
    "AMA ANC APU ARE AYA CAJ CAL CUS HUV HUC ICA JUN LAL LAM LIM LOR MDD MOQ PAS PIU PUN SAM TAC TUM UCA",
  ),
};

// A file is written by people: words are understood in the four languages, with or without accents, capitals and
// punctuation.
import { type Country, countries, type DocumentCountry, documentCountries } from "../country.ts";

/** Normal form of a word: two spellings of it are equal. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Finds the column a header means, by its own name or one of its other words (plain). */
export function columnReader<Column extends string>(
  words: Readonly<Record<Column, readonly string[]>>,
): (header: string) => Column | undefined {
  const columns = Object.keys(words) as Column[];
  const byWord = new Map(
    columns.flatMap((column) =>
      [plain(column), ...words[column]].map((word): [string, Column] => [word, column]),
    ),
  );
  return (header) => byWord.get(plain(header));
}

const countryWords: Record<DocumentCountry, string[]> = {
  AR: ["arg", "argentina", "argentine"],
  BR: ["bra", "brasil", "brazil", "bresil"],
  CA: ["can", "canada"],
  CL: ["chl", "chile", "chili"],
  CO: ["col", "colombia", "colombie"],
  MX: ["mex", "mexico", "mexique"],
  PE: ["per", "peru", "perou"],
  UY: ["ury", "uruguay", "uruguai"],
};

/** A country of the programme, by code or name. */
export function readCountry(text: string): Country | undefined {
  return countries.find((code) => code === readDocumentCountry(text));
}

/** A country a document may be from, by code or name. */
export function readDocumentCountry(text: string): DocumentCountry | undefined {
  const word = plain(text);
  return documentCountries.find((code) => code.toLowerCase() === word || countryWords[code].includes(word));
}

const yes = ["sim", "s", "yes", "y", "si", "oui", "o", "1", "true", "verdadeiro", "verdadero", "vrai", "x"];
const no = ["nao", "n", "no", "non", "0", "false", "falso", "faux"];

/** Words a fault names where neither was written. */
export const yesNoWords: readonly string[] = ["sim/yes/sí/oui", "não/no/non"];

/** A yes or a no, as people write them in a cell. */
export function readYesNo(text: string): boolean | undefined {
  const word = plain(text);
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : undefined;
}

/** Headings of a column that names people: by user name, e-mail or document. */
export const personWords: readonly string[] = [
  ...["pessoa", "usuario", "nome de usuario", "e mail", "email", "mail", "documento", "cpf", "login", "user"],
  ...["username", "document", "persona", "correo", "correo electronico", "dni", "nombre de usuario"],
  ...["personne", "courriel", "adresse e mail", "identifiant", "nom d utilisateur"],
];

// A people file is written by people: headers, languages and job profiles are understood in the four
// languages, with or without accents, capitals and punctuation.
import { columnReader, plain } from "@trilha/contract/core/imports/words.ts";
import { isLocale, type Locale, languageIds, locales, nearestLocale } from "@trilha/contract/core/locale.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import { type JobProfile, jobProfiles } from "@trilha/contract/permissions.ts";

const headers: Record<ImportColumn, string[]> = {
  first_name: ["nome", "primeiro nome", "name", "given name", "nombre", "nombres", "prenom"],
  last_name: [
    "sobrenome",
    "ultimo nome",
    "surname",
    "family name",
    "apellido",
    "apellidos",
    "nom",
    "nom de famille",
  ],
  email: ["e mail", "mail", "correo", "correo electronico", "courriel", "adresse e mail"],
  username: [
    "usuario",
    "nome de usuario",
    "login",
    "user",
    "nombre de usuario",
    "identifiant",
    "nom d utilisateur",
  ],
  document: [
    "documento",
    "cpf",
    "dni",
    "document",
    "cedula",
    "rut",
    "curp",
    "id number",
    "numero de documento",
  ],
  document_country: [
    "pais do documento",
    "country of the document",
    "document country",
    "pais del documento",
    "pays du document",
  ],
  birthday: [
    "nascimento",
    "data de nascimento",
    "birth date",
    "date of birth",
    "nacimiento",
    "fecha de nacimiento",
    "naissance",
    "date de naissance",
  ],
  country: ["pais", "pays"],
  language: ["idioma", "lingua", "locale", "langue", "lengua"],
  job_profile: [
    "perfil",
    "cargo",
    "funcao",
    "profile",
    "job",
    "puesto",
    "funcion",
    "profil",
    "poste",
    "fonction",
  ],
  company: [
    "empresa",
    "agencia",
    "agency",
    "company or agency",
    "empresa ou agencia",
    "entreprise",
    "agence",
    "societe",
  ],
  brand: ["marca", "marque"],
  retailer: ["rede", "chain", "cadena", "enseigne", "varejista", "minorista", "detaillant"],
  store_code: [
    "loja",
    "codigo da loja",
    "store",
    "tienda",
    "codigo de tienda",
    "magasin",
    "code magasin",
    "code du magasin",
  ],
  groups: ["grupos", "grupo", "group", "groupes", "groupe"],
  gmin_number: ["gmin", "numero gmin", "codigo gmin"],
  cadv_code: ["cadv", "codigo cadv"],
  sap_code: ["sap", "codigo sap", "code sap"],
  must_change_password: [
    "pedir nova senha",
    "nova senha",
    "ask for a new password",
    "new password",
    "pedir nueva contrasena",
    "nueva contrasena",
    "demander un nouveau mot de passe",
    "nouveau mot de passe",
  ],
};

export const readColumn = columnReader(headers);

const languageWords: Record<Locale, string[]> = {
  "pt-BR": ["portugues", "portuguese", "portugais"],
  "en-US": ["ingles", "english", "anglais"],
  "es-ES": ["espanhol", "spanish", "espanol", "castellano", "espagnol"],
  "fr-FR": ["frances", "french", "francais"],
};

export function readLanguage(text: string): Locale | undefined {
  const word = plain(text);
  const named = locales.find(
    (locale) => languageWords[locale].includes(word) || String(languageIds[locale]) === word,
  );
  const tag = text.trim().replace("_", "-");
  return named ?? (isLocale(tag) || /^[a-z]{2}(-[a-z]{2})?$/i.test(tag) ? nearestLocale(tag) : undefined);
}

const jobWords: Record<JobProfile, string[]> = {
  sales_agent: ["agente de vendas", "agente de ventas", "agent commercial"],
  brand_promoter: [
    "promotor",
    "promotora",
    "promotor de marca",
    "promotora de marca",
    "promoter",
    "promoteur de marque",
  ],
  painter: ["pintor", "pintora", "peintre"],
  counter_clerk: ["balconista", "dependiente de mostrador", "dependiente", "employe au comptoir"],
  salesperson: ["vendedor", "vendedora", "vendeur", "vendeuse"],
  store_owner: [
    "dono de loja",
    "dona de loja",
    "lojista",
    "dueno de tienda",
    "duena de tienda",
    "proprietaire de magasin",
  ],
  cashier: ["caixa", "operador de caixa", "operadora de caixa", "cajero", "cajera", "caissier", "caissiere"],
  seller: [
    "vendedor autonomo",
    "vendedora autonoma",
    "independent seller",
    "vendedor independiente",
    "vendeur independant",
  ],
  dependent: ["dependente", "persona a cargo", "personne a charge"],
};

export function readJobProfile(text: string): JobProfile | undefined {
  const word = plain(text);
  return jobProfiles.find((profile) => plain(profile) === word || jobWords[profile].includes(word));
}

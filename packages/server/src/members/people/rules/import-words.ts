// A people file is written by people: headers, languages and job profiles are understood in the four
// languages, with or without accents, capitals and punctuation.
import { columnReader, plain } from "@trilha/contract/core/imports/words.ts";
import {
  isLocale,
  type Locale,
  type LocalizedText,
  languageIds,
  locales,
  nearestLocale,
} from "@trilha/contract/core/locale.ts";
import { localizedTexts } from "@trilha/contract/core/text-catalogue.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import { type JobProfile, jobProfiles } from "@trilha/contract/permissions.ts";
import english from "../locales/jobs/en-US.json" with { type: "json" };
import spanish from "../locales/jobs/es-ES.json" with { type: "json" };
import french from "../locales/jobs/fr-FR.json" with { type: "json" };
import portuguese from "../locales/jobs/pt-BR.json" with { type: "json" };

const headers: Record<ImportColumn, readonly string[]> = {
  first_name: [
    ...["nome", "primeiro nome", "prenome", "nomes", "given name", "forename", "nombre", "nombres"],
    ...["primer nombre", "prenom", "prenoms"],
  ],
  last_name: [
    ...["sobrenome", "sobrenomes", "ultimo nome", "surname", "family name", "apellido", "apellidos"],
    ...["primer apellido", "nom", "nom de famille"],
  ],
  full_name: [
    ...[
      "nome completo",
      "nome e sobrenome",
      "colaborador",
      "colaboradora",
      "funcionario",
      "nome do colaborador",
    ],
    ...["nome do funcionario", "participante", "name", "display name", "employee", "employee name", "person"],
    ...["nombre completo", "nombre y apellido", "nombre y apellidos", "empleado", "nombre del empleado"],
    ...[
      "nom complet",
      "nom et prenom",
      "prenom et nom",
      "employe",
      "nom de l employe",
      "apellidos y nombres",
    ],
  ],
  email: [
    ...[
      "e mail",
      "mail",
      "endereco de e mail",
      "e mail corporativo",
      "e mail profissional",
      "email corporativo",
    ],
    ...["e mail do colaborador", "email address", "e mail address", "work email", "business email"],
    ...[
      "correo",
      "correo electronico",
      "correo corporativo",
      "direccion de correo",
      "direccion de correo electronico",
    ],
    ...["courriel", "adresse e mail", "adresse email", "adresse courriel", "email professionnel"],
  ],
  username: [
    ...["usuario", "nome de usuario", "login", "user", "user name", "user id"],
    ...["nombre de usuario", "identifiant", "nom d utilisateur"],
  ],
  document: [
    ...["documento", "cpf", "n cpf", "numero do cpf", "cpf do colaborador", "dni", "document", "cedula"],
    ...["cedula de ciudadania", "rut", "run", "rfc", "curp", "cuil", "id number", "national id"],
    ...["document number", "numero de documento", "n de documento", "nro documento", "nro de documento"],
    ...["documento de identidad", "identificacion", "numero do documento", "numero de piece d identite"],
  ],
  document_country: [
    "pais do documento",
    "country of the document",
    "document country",
    "pais del documento",
    "pays du document",
  ],
  birthday: [
    ...["nascimento", "data de nascimento", "data nascimento", "data nasc", "dt nascimento", "dt nasc"],
    ...[
      "aniversario",
      "birth date",
      "birthdate",
      "date of birth",
      "dob",
      "nacimiento",
      "fecha de nacimiento",
    ],
    ...["fecha nacimiento", "fec nacimiento", "cumpleanos", "naissance", "date de naissance", "ne le"],
  ],
  country: ["pais", "pays", "country code", "codigo do pais", "codigo de pais", "code pays"],
  language: [...["idioma", "lingua", "locale", "langue", "lengua", "preferred language", "idioma preferido"]],
  job_profile: [
    ...["perfil", "cargo", "funcao", "ocupacao", "profile", "job", "job title", "position"],
    ...["puesto", "funcion", "cargo actual", "ocupacion", "profil", "poste", "fonction", "intitule du poste"],
  ],
  company: [
    ...["empresa", "agencia", "agency", "company or agency", "empresa ou agencia", "nome da empresa"],
    ...["company name", "employer", "empresa o agencia", "entreprise", "agence", "societe"],
  ],
  brand: ["marca", "marque", "brand name"],
  retailer: [
    ...["rede", "chain", "cadena", "enseigne", "varejista", "minorista", "detaillant", "rede de lojas"],
    ...["retail chain", "bandeira", "chaine"],
  ],
  store_code: [
    ...["loja", "codigo da loja", "cod loja", "numero da loja", "filial", "codigo da filial", "pdv"],
    ...["store", "store number", "store id", "branch", "branch code", "outlet"],
    ...[
      "tienda",
      "codigo de tienda",
      "codigo de la tienda",
      "sucursal",
      "codigo de sucursal",
      "punto de venta",
    ],
    ...["magasin", "code magasin", "code du magasin", "point de vente", "numero de magasin"],
  ],
  groups: ["grupos", "grupo", "group", "groupes", "groupe"],
  gmin_number: ["gmin", "numero gmin", "codigo gmin"],
  cadv_code: ["cadv", "codigo cadv"],
  sap_code: ["sap", "codigo sap", "code sap", "sap id", "numero sap"],
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
  return jobProfiles.find(
    (profile) =>
      plain(profile) === word ||
      jobWords[profile].includes(word) ||
      Object.values(jobTexts[profile]).some((name) => plain(name) === word),
  );
}

const jobTexts: Readonly<Record<JobProfile, LocalizedText>> = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** Names of job profiles, for faults to say; a file may use them. */
export const jobNames = (locale: Locale): readonly string[] =>
  jobProfiles.map((profile) => jobTexts[profile][locale]);

import type { LocalizedText } from "./locale.ts";

/** Faults of the fields of a registration. */
export const registrationFieldTexts = {
  adults_only: {
    "pt-BR": "É preciso ter 18 anos ou mais",
    "en-US": "You must be 18 or older",
    "es-ES": "Debes tener 18 años o más",
    "fr-FR": "Vous devez avoir 18 ans ou plus",
  },
  tax_id_invalid: {
    "pt-BR": "CNPJ inválido",
    "en-US": "Invalid company tax id",
    "es-ES": "Identificación fiscal no válida",
    "fr-FR": "Numéro fiscal non valide",
  },
  store_unknown: {
    "pt-BR": "Não encontramos uma loja com este código",
    "en-US": "We found no store with this code",
    "es-ES": "No encontramos ninguna tienda con este código",
    "fr-FR": "Aucun magasin ne porte ce code",
  },
  text_not_accepted: {
    "pt-BR": "Leia e aceite para continuar",
    "en-US": "Read and accept this to continue",
    "es-ES": "Lee y acepta para continuar",
    "fr-FR": "Lisez et acceptez pour continuer",
  },
} as const satisfies Record<string, LocalizedText>;

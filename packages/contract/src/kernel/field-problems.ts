import type { LocalizedText } from "./locale.ts";

/** What can be wrong with one field, by code, in words (§5, §8 Validation). */
export const fieldTexts = {
  required: {
    "pt-BR": "Preencha este campo",
    "en-US": "Fill in this field",
    "es-ES": "Completa este campo",
    "fr-FR": "Renseignez ce champ",
  },
  invalid: {
    "pt-BR": "Valor inválido",
    "en-US": "Invalid value",
    "es-ES": "Valor no válido",
    "fr-FR": "Valeur non valide",
  },
  unknown: {
    "pt-BR": "Campo desconhecido",
    "en-US": "Unknown field",
    "es-ES": "Campo desconocido",
    "fr-FR": "Champ inconnu",
  },
  too_long: {
    "pt-BR": "Seu texto tem mais de {{maximum}} caracteres",
    "en-US": "Your text is longer than {{maximum}} characters",
    "es-ES": "Tu texto tiene más de {{maximum}} caracteres",
    "fr-FR": "Votre texte dépasse {{maximum}} caractères",
  },
  too_short: {
    "pt-BR": "Use pelo menos {{minimum}} caracteres",
    "en-US": "Use at least {{minimum}} characters",
    "es-ES": "Usa al menos {{minimum}} caracteres",
    "fr-FR": "Utilisez au moins {{minimum}} caractères",
  },
  too_few: {
    "pt-BR": "Escolha pelo menos {{minimum}}",
    "en-US": "Choose at least {{minimum}}",
    "es-ES": "Elige al menos {{minimum}}",
    "fr-FR": "Choisissez-en au moins {{minimum}}",
  },
  too_many: {
    "pt-BR": "No máximo {{maximum}}",
    "en-US": "{{maximum}} at most",
    "es-ES": "{{maximum}} como máximo",
    "fr-FR": "{{maximum}} au maximum",
  },
  too_small: {
    "pt-BR": "O menor valor é {{minimum}}",
    "en-US": "The lowest value is {{minimum}}",
    "es-ES": "El valor mínimo es {{minimum}}",
    "fr-FR": "La valeur minimale est {{minimum}}",
  },
  too_big: {
    "pt-BR": "O maior valor é {{maximum}}",
    "en-US": "The highest value is {{maximum}}",
    "es-ES": "El valor máximo es {{maximum}}",
    "fr-FR": "La valeur maximale est {{maximum}}",
  },
  not_an_option: {
    "pt-BR": "Escolha uma das opções",
    "en-US": "Choose one of the options",
    "es-ES": "Elige una de las opciones",
    "fr-FR": "Choisissez une des options",
  },
  unprintable: {
    "pt-BR": "Há caracteres que não podem ser usados",
    "en-US": "It contains characters that cannot be used",
    "es-ES": "Contiene caracteres que no se pueden usar",
    "fr-FR": "Certains caractères ne sont pas admis",
  },
  email_invalid: {
    "pt-BR": "E-mail inválido",
    "en-US": "Invalid e-mail",
    "es-ES": "Correo electrónico no válido",
    "fr-FR": "Adresse e-mail non valide",
  },
  emails_differ: {
    "pt-BR": "Os e-mails não são iguais",
    "en-US": "The e-mails don't match",
    "es-ES": "Los correos no coinciden",
    "fr-FR": "Les adresses e-mail ne correspondent pas",
  },
  email_used: {
    "pt-BR": "E-mail já utilizado",
    "en-US": "E-mail already used",
    "es-ES": "Correo ya utilizado",
    "fr-FR": "Adresse e-mail déjà utilisée",
  },
  username_used: {
    "pt-BR": "Nome de usuário já utilizado",
    "en-US": "Username already used",
    "es-ES": "Nombre de usuario ya utilizado",
    "fr-FR": "Nom d’utilisateur déjà utilisé",
  },
  document_invalid: {
    "pt-BR": "Documento inválido",
    "en-US": "Invalid document",
    "es-ES": "Documento no válido",
    "fr-FR": "Document non valide",
  },
  document_used: {
    "pt-BR": "Documento já utilizado",
    "en-US": "Document already used",
    "es-ES": "Documento ya utilizado",
    "fr-FR": "Document déjà utilisé",
  },
  phone_invalid: {
    "pt-BR": "Telefone inválido",
    "en-US": "Invalid phone",
    "es-ES": "Teléfono no válido",
    "fr-FR": "Téléphone non valide",
  },
  birthday_incomplete: {
    "pt-BR": "Informe ano, mês e dia",
    "en-US": "Give year, month and day",
    "es-ES": "Indica año, mes y día",
    "fr-FR": "Indiquez l’année, le mois et le jour",
  },
  birthday_invalid: {
    "pt-BR": "Data de nascimento inválida",
    "en-US": "Invalid date of birth",
    "es-ES": "Fecha de nacimiento no válida",
    "fr-FR": "Date de naissance non valide",
  },
  password_too_weak: {
    "pt-BR": "A senha ainda não tem a força pedida",
    "en-US": "The password is not strong enough yet",
    "es-ES": "La contraseña aún no es lo bastante segura",
    "fr-FR": "Le mot de passe n’est pas encore assez robuste",
  },
  password_common: {
    "pt-BR": "Esta senha é fácil de adivinhar. Escolha outra",
    "en-US": "This password is easy to guess. Choose another",
    "es-ES": "Esta contraseña es fácil de adivinar. Elige otra",
    "fr-FR": "Ce mot de passe est facile à deviner. Choisissez-en un autre",
  },
  mandatory_incomplete: {
    "pt-BR": "Confira se todos os campos obrigatórios foram preenchidos",
    "en-US": "Make sure all mandatory fields are completed",
    "es-ES": "Asegúrate de completar todos los campos obligatorios",
    "fr-FR": "Assurez-vous d’avoir rempli tous les champs obligatoires",
  },
  reason_required: {
    "pt-BR": "Diga o motivo",
    "en-US": "Give the reason",
    "es-ES": "Indica el motivo",
    "fr-FR": "Indiquez le motif",
  },
  reference_unknown: {
    "pt-BR": "“{{value}}” não existe neste programa",
    "en-US": "“{{value}}” does not exist in this programme",
    "es-ES": "“{{value}}” no existe en este programa",
    "fr-FR": "« {{value}} » n’existe pas dans ce programme",
  },
  owned_by_person: {
    "pt-BR": "Só a própria pessoa altera isto",
    "en-US": "Only the person can change this",
    "es-ES": "Solo la propia persona cambia esto",
    "fr-FR": "Seule la personne peut modifier ceci",
  },
  duplicate_in_file: {
    "pt-BR": "Repetido na linha {{line}}",
    "en-US": "Repeated on line {{line}}",
    "es-ES": "Repetido en la línea {{line}}",
    "fr-FR": "Répété à la ligne {{line}}",
  },
} as const satisfies Record<string, LocalizedText>;

export type FieldCode = keyof typeof fieldTexts;

import { problem } from "../problem.ts";

export const importProblems = {
  unreadable: problem("import.unreadable", 422, {
    "pt-BR": "Não foi possível ler o arquivo. Envie um CSV ou XLSX com cabeçalho",
    "en-US": "The file could not be read. Send a CSV or XLSX with a header row",
    "es-ES": "No se pudo leer el archivo. Envía un CSV o XLSX con encabezado",
    "fr-FR": "Le fichier est illisible. Envoyez un CSV ou XLSX avec une ligne d’en-tête",
  }),
  tooLong: problem("import.too_long", 422, {
    "pt-BR": "O arquivo tem mais de {{maximum}} linhas. Divida em partes",
    "en-US": "The file has more than {{maximum}} lines. Split it up",
    "es-ES": "El archivo tiene más de {{maximum}} líneas. Divídelo",
    "fr-FR": "Le fichier compte plus de {{maximum}} lignes. Divisez-le",
  }),
} as const;

import { problem } from "../../core/problem.ts";

export const contentProblems = {
  fileNotReady: problem("content.file_not_ready", 409, {
    "pt-BR": "O arquivo ainda não está pronto. Termine o envio e tente de novo",
    "en-US": "The file is not ready yet. Finish the upload and try again",
    "es-ES": "El archivo aún no está listo. Termina el envío e inténtalo de nuevo",
    "fr-FR": "Le fichier n’est pas encore prêt. Terminez l’envoi et réessayez",
  }),
  hostNotNamed: problem("content.host_not_named", 422, {
    "pt-BR": "O pacote não usa o endereço {{host}}",
    "en-US": "The package does not use the address {{host}}",
    "es-ES": "El paquete no usa la dirección {{host}}",
    "fr-FR": "Le paquet n’utilise pas l’adresse {{host}}",
  }),
  unpacking: problem("content.unpacking", 409, {
    "pt-BR": "O pacote ainda está sendo aberto. Aguarde e tente de novo",
    "en-US": "The package is still being unpacked. Wait a moment and try again",
    "es-ES": "El paquete aún se está abriendo. Espera un momento e inténtalo de nuevo",
    "fr-FR": "Le paquet est encore en cours d’ouverture. Patientez et réessayez",
  }),
} as const;

/** Why a ZIP cannot be a package: what the job that unpacks it says. */
export const packageProblems = {
  unreadable: problem("content.zip_unreadable", 422, {
    "pt-BR": "Não foi possível abrir o ZIP. Ele pode estar danificado",
    "en-US": "The ZIP could not be opened. It may be damaged",
    "es-ES": "No se pudo abrir el ZIP. Puede estar dañado",
    "fr-FR": "Le ZIP n’a pas pu être ouvert. Il est peut-être endommagé",
  }),
  encrypted: problem("content.zip_encrypted", 422, {
    "pt-BR": "O ZIP tem senha ({{file}}). Gere o pacote sem senha",
    "en-US": "The ZIP has a password ({{file}}). Make the package without one",
    "es-ES": "El ZIP tiene contraseña ({{file}}). Genera el paquete sin contraseña",
    "fr-FR": "Le ZIP a un mot de passe ({{file}}). Créez le paquet sans mot de passe",
  }),
  name: problem("content.zip_name", 422, {
    "pt-BR": "Um arquivo do ZIP tem um nome que não é aceito: {{file}}",
    "en-US": "A file in the ZIP has a name that is not accepted: {{file}}",
    "es-ES": "Un archivo del ZIP tiene un nombre que no se acepta: {{file}}",
    "fr-FR": "Un fichier du ZIP porte un nom qui n’est pas accepté : {{file}}",
  }),
  twice: problem("content.zip_twice", 422, {
    "pt-BR": "O ZIP tem dois arquivos com o mesmo nome: {{file}}",
    "en-US": "The ZIP has two files of the same name: {{file}}",
    "es-ES": "El ZIP tiene dos archivos con el mismo nombre: {{file}}",
    "fr-FR": "Le ZIP contient deux fichiers du même nom : {{file}}",
  }),
  link: problem("content.zip_link", 422, {
    "pt-BR": "O ZIP tem um atalho em vez de um arquivo: {{file}}",
    "en-US": "The ZIP has a link instead of a file: {{file}}",
    "es-ES": "El ZIP tiene un enlace en lugar de un archivo: {{file}}",
    "fr-FR": "Le ZIP contient un lien à la place d’un fichier : {{file}}",
  }),
  wrongSize: problem("content.zip_wrong_size", 422, {
    "pt-BR": "Um arquivo do ZIP não tem o tamanho ou o conteúdo declarado: {{file}}",
    "en-US": "A file in the ZIP does not have the size or content it states: {{file}}",
    "es-ES": "Un archivo del ZIP no tiene el tamaño o el contenido que declara: {{file}}",
    "fr-FR": "Un fichier du ZIP n’a pas la taille ou le contenu annoncé : {{file}}",
  }),
  tooBig: problem("content.zip_too_big", 422, {
    "pt-BR": "Aberto, o pacote passa de {{gigabytes}} GB",
    "en-US": "Unpacked, the package is over {{gigabytes}} GB",
    "es-ES": "Descomprimido, el paquete supera {{gigabytes}} GB",
    "fr-FR": "Une fois ouvert, le paquet dépasse {{gigabytes}} Go",
  }),
  tooMany: problem("content.zip_too_many", 422, {
    "pt-BR": "O pacote tem mais de {{count}} arquivos",
    "en-US": "The package has more than {{count}} files",
    "es-ES": "El paquete tiene más de {{count}} archivos",
    "fr-FR": "Le paquet contient plus de {{count}} fichiers",
  }),
  bomb: problem("content.zip_bomb", 422, {
    "pt-BR": "Um arquivo do ZIP fica grande demais ao ser aberto: {{file}}",
    "en-US": "A file in the ZIP grows far too much when unpacked: {{file}}",
    "es-ES": "Un archivo del ZIP crece demasiado al descomprimirse: {{file}}",
    "fr-FR": "Un fichier du ZIP devient beaucoup trop grand à l’ouverture : {{file}}",
  }),
  method: problem("content.zip_method", 422, {
    "pt-BR": "O ZIP usa uma compressão que não é aceita ({{file}}). Gere um ZIP comum",
    "en-US": "The ZIP uses a compression that is not accepted ({{file}}). Make a plain ZIP",
    "es-ES": "El ZIP usa una compresión que no se acepta ({{file}}). Genera un ZIP común",
    "fr-FR": "Le ZIP utilise une compression qui n’est pas acceptée ({{file}}). Créez un ZIP ordinaire",
  }),
  manifestMissing: problem("content.manifest_missing", 422, {
    "pt-BR": "Falta o arquivo imsmanifest.xml na raiz do ZIP",
    "en-US": "The file imsmanifest.xml is missing at the root of the ZIP",
    "es-ES": "Falta el archivo imsmanifest.xml en la raíz del ZIP",
    "fr-FR": "Le fichier imsmanifest.xml manque à la racine du ZIP",
  }),
  manifestNested: problem("content.manifest_nested", 422, {
    "pt-BR": "O imsmanifest.xml está dentro de uma pasta ({{file}}). Ele precisa estar na raiz do ZIP",
    "en-US": "imsmanifest.xml lies inside a folder ({{file}}). It has to be at the root of the ZIP",
    "es-ES": "imsmanifest.xml está dentro de una carpeta ({{file}}). Debe estar en la raíz del ZIP",
    "fr-FR": "imsmanifest.xml se trouve dans un dossier ({{file}}). Il doit être à la racine du ZIP",
  }),
  manifestTooBig: problem("content.manifest_too_big", 422, {
    "pt-BR": "O imsmanifest.xml é grande ou profundo demais",
    "en-US": "imsmanifest.xml is too big or too deep",
    "es-ES": "imsmanifest.xml es demasiado grande o profundo",
    "fr-FR": "imsmanifest.xml est trop volumineux ou trop profond",
  }),
  manifestMalformed: problem("content.manifest_malformed", 422, {
    "pt-BR": "{{file}}, linha {{line}}, coluna {{column}}: o XML não está bem formado",
    "en-US": "{{file}}, line {{line}}, column {{column}}: the XML is not well formed",
    "es-ES": "{{file}}, línea {{line}}, columna {{column}}: el XML no está bien formado",
    "fr-FR": "{{file}}, ligne {{line}}, colonne {{column}} : le XML est mal formé",
  }),
  manifestEntities: problem("content.manifest_entities", 422, {
    "pt-BR": "{{file}}, linha {{line}}: entidades e DOCTYPE não são aceitos",
    "en-US": "{{file}}, line {{line}}: entities and DOCTYPE are not accepted",
    "es-ES": "{{file}}, línea {{line}}: no se aceptan entidades ni DOCTYPE",
    "fr-FR": "{{file}}, ligne {{line}} : les entités et DOCTYPE ne sont pas acceptés",
  }),
  notManifest: problem("content.not_a_manifest", 422, {
    "pt-BR": "{{file}}, linha {{line}}: não é um manifesto de conteúdo (IMS)",
    "en-US": "{{file}}, line {{line}}: this is no content manifest (IMS)",
    "es-ES": "{{file}}, línea {{line}}: no es un manifiesto de contenido (IMS)",
    "fr-FR": "{{file}}, ligne {{line}} : ce n’est pas un manifeste de contenu (IMS)",
  }),
  version: problem("content.manifest_version", 422, {
    "pt-BR": "{{file}}, linha {{line}}: a versão “{{version}}” do SCORM não é aceita. Use 1.2 ou 2004",
    "en-US": "{{file}}, line {{line}}: SCORM version “{{version}}” is not accepted. Use 1.2 or 2004",
    "es-ES": "{{file}}, línea {{line}}: la versión «{{version}}» de SCORM no se acepta. Usa 1.2 o 2004",
    "fr-FR":
      "{{file}}, ligne {{line}} : la version « {{version}} » de SCORM n’est pas acceptée. Utilisez 1.2 ou 2004",
  }),
  noOrganization: problem("content.no_organization", 422, {
    "pt-BR": "{{file}}, linha {{line}}: o manifesto não tem uma organização com aulas",
    "en-US": "{{file}}, line {{line}}: the manifest has no organization with lessons",
    "es-ES": "{{file}}, línea {{line}}: el manifiesto no tiene una organización con lecciones",
    "fr-FR": "{{file}}, ligne {{line}} : le manifeste n’a pas d’organisation avec des leçons",
  }),
  identifierTwice: problem("content.identifier_twice", 422, {
    "pt-BR": "{{file}}, linha {{line}}: o identificador “{{identifier}}” aparece duas vezes",
    "en-US": "{{file}}, line {{line}}: the identifier “{{identifier}}” is used twice",
    "es-ES": "{{file}}, línea {{line}}: el identificador «{{identifier}}» aparece dos veces",
    "fr-FR": "{{file}}, ligne {{line}} : l’identifiant « {{identifier}} » est utilisé deux fois",
  }),
  identifierMissing: problem("content.identifier_missing", 422, {
    "pt-BR": "{{file}}, linha {{line}}: falta o identificador, ou ele é longo demais",
    "en-US": "{{file}}, line {{line}}: the identifier is missing or too long",
    "es-ES": "{{file}}, línea {{line}}: falta el identificador o es demasiado largo",
    "fr-FR": "{{file}}, ligne {{line}} : l’identifiant manque ou est trop long",
  }),
  resourceUnknown: problem("content.resource_unknown", 422, {
    "pt-BR": "{{file}}, linha {{line}}: o recurso “{{identifier}}” não existe no manifesto",
    "en-US": "{{file}}, line {{line}}: the manifest has no resource “{{identifier}}”",
    "es-ES": "{{file}}, línea {{line}}: el manifiesto no tiene el recurso «{{identifier}}»",
    "fr-FR": "{{file}}, ligne {{line}} : le manifeste n’a pas de ressource « {{identifier}} »",
  }),
  resourceMissing: problem("content.resource_missing", 422, {
    "pt-BR": "{{file}}, linha {{line}}: o arquivo “{{href}}” não está no ZIP",
    "en-US": "{{file}}, line {{line}}: the file “{{href}}” is not in the ZIP",
    "es-ES": "{{file}}, línea {{line}}: el archivo «{{href}}» no está en el ZIP",
    "fr-FR": "{{file}}, ligne {{line}} : le fichier « {{href}} » n’est pas dans le ZIP",
  }),
  resourceOutside: problem("content.resource_outside", 422, {
    "pt-BR": "{{file}}, linha {{line}}: “{{href}}” aponta para fora do pacote",
    "en-US": "{{file}}, line {{line}}: “{{href}}” leads out of the package",
    "es-ES": "{{file}}, línea {{line}}: «{{href}}» apunta fuera del paquete",
    "fr-FR": "{{file}}, ligne {{line}} : « {{href}} » mène hors du paquet",
  }),
  indexMissing: problem("content.index_missing", 422, {
    "pt-BR": "Falta o arquivo index.html na raiz do ZIP",
    "en-US": "The file index.html is missing at the root of the ZIP",
    "es-ES": "Falta el archivo index.html en la raíz del ZIP",
    "fr-FR": "Le fichier index.html manque à la racine du ZIP",
  }),
  broken: problem("content.unpack_failed", 422, {
    "pt-BR": "Não foi possível abrir o pacote agora. Envie-o de novo",
    "en-US": "The package could not be unpacked now. Send it again",
    "es-ES": "No se pudo abrir el paquete ahora. Envíalo de nuevo",
    "fr-FR": "Le paquet n’a pas pu être ouvert maintenant. Renvoyez-le",
  }),
} as const;
export type PackageProblem = keyof typeof packageProblems;

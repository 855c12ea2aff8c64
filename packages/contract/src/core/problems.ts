import { problem } from "./problem.ts";

/** Refusals any endpoint may give (§messages#generic). */
export const genericProblems = {
  invalidInput: problem("request.invalid", 422, {
    "pt-BR": "Confira os campos indicados",
    "en-US": "Check the fields marked below",
    "es-ES": "Revisa los campos indicados",
    "fr-FR": "Vérifiez les champs indiqués",
  }),
  malformed: problem("request.malformed", 400, {
    "pt-BR": "Não foi possível ler o pedido",
    "en-US": "The request could not be read",
    "es-ES": "No se pudo leer la solicitud",
    "fr-FR": "La demande est illisible",
  }),
  notSignedIn: problem("session.required", 401, {
    "pt-BR": "Entre na sua conta para continuar",
    "en-US": "Sign in to continue",
    "es-ES": "Inicia sesión para continuar",
    "fr-FR": "Connectez-vous pour continuer",
  }),
  forbidden: problem("request.forbidden", 403, {
    "pt-BR": "Você não tem permissão para isso",
    "en-US": "You do not have permission to do this",
    "es-ES": "No tienes permiso para hacer esto",
    "fr-FR": "Vous n’avez pas l’autorisation de faire cela",
  }),
  notFound: problem("request.not_found", 404, {
    "pt-BR": "Não encontrado ou sem permissão de acesso",
    "en-US": "Not found, or you do not have permission to see it",
    "es-ES": "No encontrado o sin permiso de acceso",
    "fr-FR": "Introuvable, ou vous n’avez pas l’autorisation d’y accéder",
  }),
  moduleOff: problem("request.module_off", 404, {
    "pt-BR": "Esta parte está desligada neste programa",
    "en-US": "This part is switched off in this program",
    "es-ES": "Esta parte está desactivada en este programa",
    "fr-FR": "Cette partie est désactivée dans ce programme",
  }),
  conflict: problem("request.conflict", 409, {
    "pt-BR": "Outra pessoa alterou isto enquanto você editava. Recarregue e tente de novo",
    "en-US": "Someone else changed this while you were editing. Reload and try again",
    "es-ES": "Otra persona cambió esto mientras editabas. Recarga e inténtalo de nuevo",
    "fr-FR": "Une autre personne a modifié ceci pendant votre saisie. Rechargez et réessayez",
  }),
  keyReused: problem("request.idempotency_key_reused", 409, {
    "pt-BR": "Esta operação já foi enviada com outro conteúdo",
    "en-US": "This operation was already sent with different content",
    "es-ES": "Esta operación ya se envió con otro contenido",
    "fr-FR": "Cette opération a déjà été envoyée avec un autre contenu",
  }),
  keyMissing: problem("request.idempotency_key_missing", 400, {
    "pt-BR": "Falta o cabeçalho Idempotency-Key",
    "en-US": "The Idempotency-Key header is missing",
    "es-ES": "Falta el encabezado Idempotency-Key",
    "fr-FR": "L’en-tête Idempotency-Key est absent",
  }),
  tooLarge: problem("request.too_large", 413, {
    "pt-BR": "O conteúdo enviado é grande demais",
    "en-US": "What was sent is too large",
    "es-ES": "El contenido enviado es demasiado grande",
    "fr-FR": "Le contenu envoyé est trop volumineux",
  }),
  unsupportedType: problem("request.unsupported_type", 415, {
    "pt-BR": "Formato de conteúdo não aceito",
    "en-US": "This content type is not accepted",
    "es-ES": "Tipo de contenido no aceptado",
    "fr-FR": "Ce type de contenu n’est pas accepté",
  }),
  crossSite: problem("request.cross_site", 403, {
    "pt-BR": "Pedido vindo de outro site recusado",
    "en-US": "A request from another site was refused",
    "es-ES": "Se rechazó una solicitud de otro sitio",
    "fr-FR": "Une demande provenant d’un autre site a été refusée",
  }),
  tooMany: problem("request.too_many", 429, {
    "pt-BR": "Muitas tentativas. Tente de novo em {{seconds}} s",
    "en-US": "Too many attempts. Try again in {{seconds}} s",
    "es-ES": "Demasiados intentos. Inténtalo de nuevo en {{seconds}} s",
    "fr-FR": "Trop de tentatives. Réessayez dans {{seconds}} s",
  }),
  timeout: problem("request.timeout", 408, {
    "pt-BR": "O pedido demorou demais para chegar",
    "en-US": "The request took too long to arrive",
    "es-ES": "La solicitud tardó demasiado en llegar",
    "fr-FR": "La demande a mis trop de temps à arriver",
  }),
  busy: problem("service.busy", 503, {
    "pt-BR": "Muito movimento agora. Tente de novo em instantes",
    "en-US": "We are very busy right now. Try again in a moment",
    "es-ES": "Hay mucha demanda ahora. Inténtalo de nuevo en un momento",
    "fr-FR": "Forte affluence en ce moment. Réessayez dans un instant",
  }),
  unavailable: problem("service.unavailable", 503, {
    "pt-BR": "O serviço está sendo restabelecido. Tente de novo em {{seconds}} s",
    "en-US": "The service is being restored. Try again in {{seconds}} s",
    "es-ES": "El servicio se está restableciendo. Inténtalo de nuevo en {{seconds}} s",
    "fr-FR": "Le service est en cours de rétablissement. Réessayez dans {{seconds}} s",
  }),
  diskFull: problem("service.disk_full", 503, {
    "pt-BR": "O servidor está sem espaço e não pode gravar agora. Nada foi salvo; tente mais tarde",
    "en-US": "The server has run out of space and cannot save right now. Nothing was saved; try again later",
    "es-ES": "El servidor no tiene espacio y no puede guardar ahora. No se guardó nada; inténtalo más tarde",
    "fr-FR":
      "Le serveur n’a plus d’espace et ne peut rien enregistrer pour le moment. Rien n’a été enregistré ; réessayez plus tard",
  }),
  maintenance: problem("service.under_maintenance", 503, {
    "pt-BR": "Em manutenção. Voltamos em breve",
    "en-US": "Under maintenance. We will be back soon",
    "es-ES": "En mantenimiento. Volvemos pronto",
    "fr-FR": "En maintenance. Nous revenons bientôt",
  }),
  occurred: problem("service.error", 500, {
    "pt-BR": "Ocorreu um erro",
    "en-US": "An error has occurred",
    "es-ES": "Se ha producido un error",
    "fr-FR": "Une erreur s’est produite",
  }),
  unexpected: problem("service.unexpected", 500, {
    "pt-BR": "Ocorreu um erro inesperado, tente novamente",
    "en-US": "An unexpected error has occurred, try again",
    "es-ES": "Ha ocurrido un error inesperado, inténtalo de nuevo",
    "fr-FR": "Une erreur inattendue s’est produite, réessayez",
  }),
  loadFailed: problem("service.load_failed", 500, {
    "pt-BR": "Erro ao carregar os dados",
    "en-US": "Error loading data",
    "es-ES": "Error al cargar los datos",
    "fr-FR": "Erreur lors du chargement des données",
  }),
} as const;

/** Refusals only the device itself can meet (§messages#generic); here so that their texts are in the same place. */
export const deviceProblems = {
  offline: problem("device.offline", 503, {
    "pt-BR": "Sem conexão. Verifique sua internet e tente de novo",
    "en-US": "No connection. Check your internet and try again",
    "es-ES": "Sin conexión. Revisa tu internet e inténtalo de nuevo",
    "fr-FR": "Pas de connexion. Vérifiez votre accès à internet et réessayez",
  }),
  downloadFailed: problem("device.download_failed", 500, {
    "pt-BR": "Falha ao baixar o arquivo",
    "en-US": "The file could not be downloaded",
    "es-ES": "No se pudo descargar el archivo",
    "fr-FR": "Le fichier n’a pas pu être téléchargé",
  }),
  libraryFileNotFound: problem("library.file_not_found", 404, {
    "pt-BR": "Arquivo da biblioteca não encontrado",
    "en-US": "Library file not found",
    "es-ES": "Archivo de la biblioteca no encontrado",
    "fr-FR": "Fichier de la bibliothèque introuvable",
  }),
  windowBlocked: problem("device.window_blocked", 500, {
    "pt-BR": "O navegador bloqueou a janela. Permita pop-ups para continuar",
    "en-US": "The browser blocked the window. Allow pop-ups to continue",
    "es-ES": "El navegador bloqueó la ventana. Permite las ventanas emergentes para continuar",
    "fr-FR": "Le navigateur a bloqué la fenêtre. Autorisez les fenêtres surgissantes pour continuer",
  }),
  messageNotSent: problem("support.message_not_sent", 500, {
    "pt-BR": "Não foi possível enviar a mensagem",
    "en-US": "The message could not be sent",
    "es-ES": "No se pudo enviar el mensaje",
    "fr-FR": "Le message n’a pas pu être envoyé",
  }),
  noStoreCodes: problem("app_store.no_codes", 409, {
    "pt-BR": "Não há códigos disponíveis para a loja de aplicativos",
    "en-US": "No codes are available for the app store",
    "es-ES": "No hay códigos disponibles para la tienda de aplicaciones",
    "fr-FR": "Aucun code n’est disponible pour la boutique d’applications",
  }),
} as const;

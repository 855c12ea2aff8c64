import { problem } from "../../core/problem.ts";

export const privacyProblems = {
  exportRunning: problem("privacy.export_running", 409, {
    "pt-BR": "Seus dados já estão sendo reunidos. Espere este arquivo ficar pronto",
    "en-US": "Your data is already being put together. Wait for that file to be ready",
    "es-ES": "Tus datos ya se están reuniendo. Espera a que ese archivo esté listo",
    "fr-FR": "Vos données sont déjà en cours de préparation. Attendez que ce fichier soit prêt",
  }),
  nameDiffers: problem("privacy.name_differs", 422, {
    "pt-BR": "O nome digitado não é o da sua conta",
    "en-US": "The name you typed is not the one of your account",
    "es-ES": "El nombre que escribiste no es el de tu cuenta",
    "fr-FR": "Le nom saisi n’est pas celui de votre compte",
  }),
  lastAdministrator: problem("privacy.last_administrator", 409, {
    "pt-BR":
      "Só você administra {{clients}}. Dê o papel de administrador a outra pessoa antes de excluir sua conta",
    "en-US":
      "You are the only administrator of {{clients}}. Give somebody else that role before you delete your account",
    "es-ES":
      "Solo tú administras {{clients}}. Da el rol de administrador a otra persona antes de eliminar tu cuenta",
    "fr-FR":
      "Vous êtes la seule personne à administrer {{clients}}. Confiez ce rôle à une autre personne avant de supprimer votre compte",
  }),
  lastSuperuser: problem("privacy.last_superuser", 409, {
    "pt-BR":
      "Você é o único superusuário desta instalação. Crie outro superusuário antes de excluir sua conta",
    "en-US":
      "You are the only superuser of this installation. Create another one before you delete your account",
    "es-ES":
      "Eres el único superusuario de esta instalación. Crea otro superusuario antes de eliminar tu cuenta",
    "fr-FR":
      "Vous êtes le seul superutilisateur de cette installation. Créez-en un autre avant de supprimer votre compte",
  }),
} as const;

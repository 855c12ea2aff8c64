import { problem } from "../../core/problem.ts";

/** Beside §messages#login-and-password's own, which are in `identity/problems.ts`. */
export const recoveryProblems = {
  /** Told only to who proved that the address is theirs. */
  emailTaken: problem("recovery.email_taken", 409, {
    "pt-BR": "Este e-mail já está em outra conta",
    "en-US": "This e-mail already belongs to another account",
    "es-ES": "Este correo ya está en otra cuenta",
    "fr-FR": "Cette adresse e-mail est déjà utilisée par un autre compte",
  }),
} as const;

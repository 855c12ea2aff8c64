import type { CertificateDesign } from "./design.ts";

/** First version of a new template: complete in four languages, so that a first certificate needs no author. */
export const defaultDesign: CertificateDesign = {
  layout: "classic",
  colours: null,
  logoFileId: null,
  showLogo: true,
  title: {
    "pt-BR": "Certificado de conclusão",
    "en-US": "Certificate of completion",
    "es-ES": "Certificado de finalización",
    "fr-FR": "Certificat de réussite",
  },
  lead: {
    "pt-BR": "{{client}} certifica que",
    "en-US": "{{client}} certifies that",
    "es-ES": "{{client}} certifica que",
    "fr-FR": "{{client}} certifie que",
  },
  body: {
    "pt-BR": "concluiu {{course}} em {{date}}.\nCarga horária: {{hours}}.\nAproveitamento: {{score}}.",
    "en-US": "completed {{course}} on {{date}}.\nDuration: {{hours}}.\nScore: {{score}}.",
    "es-ES": "completó {{course}} el {{date}}.\nDuración: {{hours}}.\nNota: {{score}}.",
    "fr-FR": "a terminé {{course}} le {{date}}.\nDurée : {{hours}}.\nNote : {{score}}.",
  },
  footer: {},
  signatures: [],
  validMonths: null,
};

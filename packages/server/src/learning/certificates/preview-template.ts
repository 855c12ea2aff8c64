import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { previewTemplate as spec } from "@trilha/contract/learning/certificates/endpoints.ts";
import { validUntil } from "@trilha/contract/learning/certificates/states.ts";
import { areReady } from "../../core/files/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { loadCertificateBranding } from "./branding.queries.ts";
import { contentOf } from "./drawing/content.ts";
import { drawCertificate } from "./drawing/draw-certificate.ts";
import { picturesFor } from "./pictures.ts";
import { publicPage } from "./public-page.ts";
import { picturesIn } from "./template-parts.ts";

const sample = {
  name: "Ana Beatriz Conceição",
  number: "TR-00000-00000-00000-00000",
  course: {
    "pt-BR": "Atendimento que encanta",
    "en-US": "Service people remember",
    "es-ES": "Atención que encanta",
    "fr-FR": "Un accueil qui marque",
  },
};

/** The page as it would be drawn now, of somebody made up; nothing is kept. */
export const previewTemplate: UseCase<typeof spec> = async (call, { body }) => {
  const { parts, now, actor } = call;
  const { design, locale } = body;
  const branding = await call.read(async (tx) => {
    const pictures = {
      clientId: actor.clientId,
      fileIds: picturesIn(design),
      kind: "certificate_picture",
    } as const;
    return (await areReady(tx, pictures)) ? loadCertificateBranding(tx, actor.clientId, locale) : undefined;
  });
  if (!branding) return refuse(genericProblems.notFound);
  const today = localDay(now, branding.timeZone);
  const facts = {
    ...{ number: sample.number, names: [sample.name], courseTitle: sample.course, branding },
    address: publicPage(parts, branding.host, sample.number),
    ...{ completedOn: today, issuedOn: today, validUntil: validUntil(today, design.validMonths) },
    ...{ minutes: 90, score: 92.5 },
  };
  const content = contentOf(design, facts, await picturesFor(parts, design, branding), locale);
  return { pdf: Buffer.from(await drawCertificate(content, now)).toString("base64") };
};

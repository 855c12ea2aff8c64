import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import type { Tx } from "../../server/src/db/database.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { Random } from "./random.ts";

const types: readonly { name: LocalizedText; hint: LocalizedText }[] = [
  {
    name: { "pt-BR": "Vitrine", "en-US": "Shop window", "es-ES": "Vitrina", "fr-FR": "Vitrine" },
    hint: {
      "pt-BR": "De frente, com a vitrine inteira e sem pessoas",
      "en-US": "From the front, the whole window, without people",
      "es-ES": "De frente, con la vitrina completa y sin personas",
      "fr-FR": "De face, toute la vitrine, sans personne",
    },
  },
  {
    name: {
      "pt-BR": "Mesa de notebooks",
      "en-US": "Notebook table",
      "es-ES": "Mesa de notebooks",
      "fr-FR": "Table des ordinateurs",
    },
    hint: {
      "pt-BR": "Aparelhos ligados e preços visíveis",
      "en-US": "Devices switched on and prices visible",
      "es-ES": "Equipos encendidos y precios visibles",
      "fr-FR": "Appareils allumés et prix visibles",
    },
  },
  {
    name: {
      "pt-BR": "Ponta de gôndola",
      "en-US": "End of aisle",
      "es-ES": "Punta de góndola",
      "fr-FR": "Tête de gondole",
    },
    hint: {
      "pt-BR": "Mostre a lateral e o cartaz da promoção",
      "en-US": "Show the side and the promotion’s poster",
      "es-ES": "Muestra el lateral y el cartel de la promoción",
      "fr-FR": "Montrez le côté et l’affiche de la promotion",
    },
  },
  {
    name: {
      "pt-BR": "Material da campanha",
      "en-US": "Campaign material",
      "es-ES": "Material de campaña",
      "fr-FR": "Matériel de campagne",
    },
    hint: {
      "pt-BR": "Cartazes, etiquetas e displays montados",
      "en-US": "Posters, labels and displays put up",
      "es-ES": "Carteles, etiquetas y exhibidores montados",
      "fr-FR": "Affiches, étiquettes et présentoirs installés",
    },
  },
];

/** Photo types of a programme. */
export async function plantPhotoTypes(tx: Tx, random: Random, programme: PlantedProgramme): Promise<void> {
  if (!programme.plan.flags.includes("has_photos")) return;
  await tx
    .insertInto("photo_types")
    .values(
      types.map(({ name, hint }, index) => ({
        ...{ id: random.id(programme.since), client_id: programme.id, position: index + 1 },
        ...{ name: JSON.stringify(name), hint: JSON.stringify(hint) },
      })),
    )
    .execute();
}

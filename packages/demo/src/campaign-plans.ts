import type { Locale } from "@trilha/contract/core/locale.ts";
import { addDays } from "@trilha/contract/core/zoned-days.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { cimentaRules, nimbusRules } from "./campaign-rules.ts";

/** A campaign of the demo, by days around today. */
export interface CampaignPlan {
  title: Readonly<Record<Locale, string>>;
  state: "ended" | "running" | "draft";
  beginsOn: string;
  endsOn: string;
  budget: number | null;
  /** Share of those who could who signed up. */
  enrolled: number;
  ruleSet: RuleSet;
}

/** Campaigns of each programme: one that ended, one that runs, one that is planned. */
export function campaignPlans(
  slug: "nimbus" | "cimenta",
  today: string,
  storeGroups: readonly { id: string; name: string }[],
): CampaignPlan[] {
  const in_ = (days: number) => addDays(today, days);
  if (slug === "cimenta") {
    const title = {
      "pt-BR": "Obra em Dia",
      "en-US": "Building on Time",
      "es-ES": "Obra al Día",
      "fr-FR": "Chantier à l’heure",
    };
    return [
      {
        ...{ title, state: "running", beginsOn: in_(-35), endsOn: in_(38), budget: null, enrolled: 0.8 },
        ruleSet: cimentaRules(today),
      },
    ];
  }
  const region = storeGroups.find(({ name }) => name === "Brasil Norte e Nordeste")?.id;
  return [
    {
      title: {
        "pt-BR": "Arrancada Nimbus",
        "en-US": "Nimbus Kick-off",
        "es-ES": "Arranque Nimbus",
        "fr-FR": "Coup d’envoi Nimbus",
      },
      ...{ state: "ended", beginsOn: in_(-132), endsOn: in_(-57), budget: 40_000, enrolled: 0.7 },
      ruleSet: nimbusRules(in_(-90), 1_500_000, region),
    },
    {
      title: {
        "pt-BR": "Temporada de Vendas",
        "en-US": "Selling Season",
        "es-ES": "Temporada de Ventas",
        "fr-FR": "La saison des ventes",
      },
      ...{ state: "running", beginsOn: in_(-35), endsOn: in_(36), budget: 90_000, enrolled: 0.8 },
      ruleSet: nimbusRules(today, 600_000, region),
    },
    {
      title: {
        "pt-BR": "Próxima Etapa",
        "en-US": "Next Stage",
        "es-ES": "Próxima Etapa",
        "fr-FR": "Prochaine étape",
      },
      ...{ state: "draft", beginsOn: in_(50), endsOn: in_(125), budget: 120_000, enrolled: 0 },
      ruleSet: nimbusRules(in_(90), 800_000, region),
    },
  ];
}

/** The terms people accept, short and plain; a programme's own lawyers write the real ones. */
export const campaignTerms: Readonly<Record<Locale, string>> = {
  "pt-BR": [
    "Este regulamento vale para a campanha indicada acima, nos países e nas datas mostrados. Participa quem tem 18 anos ou mais, trabalha em uma loja inscrita e aceita estas regras.",
    "Registre cada venda em até 15 dias corridos, dentro do período da campanha, com o número da nota fiscal. Onde celulares são permitidos, a foto da nota é obrigatória.",
    "Os valores da tabela de pontos não mudam depois do início. Promoções podem ser anunciadas; elas só aumentam o que você ganha.",
    "Os pontos são creditados na hora e passam por auditoria. Registros que não puderem ser comprovados são estornados.",
    "Os pontos expiram no fim da campanha. A experiência fica com você.",
  ].join("\n\n"),
  "en-US": [
    "These rules apply to the campaign named above, in the countries and on the dates shown. You may take part if you are 18 or older, work in an enrolled store and accept these rules.",
    "Report each sale within 15 calendar days and inside the campaign, with its invoice number. Where phones are allowed, a photo of the invoice is mandatory.",
    "The values of the points table do not change after the start. Promotions may be announced; they only ever add to what you earn.",
    "Points are credited at once and then audited. Reports that cannot be proved are reversed.",
    "Points expire when the campaign ends. Your experience stays with you.",
  ].join("\n\n"),
  "es-ES": [
    "Estas bases valen para la campaña indicada arriba, en los países y las fechas mostrados. Participa quien tiene 18 años o más, trabaja en una tienda inscrita y acepta estas reglas.",
    "Registra cada venta dentro de 15 días corridos y dentro de la campaña, con el número de la factura. Donde se permiten teléfonos, la foto de la factura es obligatoria.",
    "Los valores de la tabla de puntos no cambian después del inicio. Pueden anunciarse promociones; solo aumentan lo que ganas.",
    "Los puntos se acreditan al momento y después se auditan. Los registros que no se puedan comprobar se revierten.",
    "Los puntos vencen al terminar la campaña. Tu experiencia se queda contigo.",
  ].join("\n\n"),
  "fr-FR": [
    "Ce règlement s’applique à la campagne indiquée ci-dessus, dans les pays et aux dates affichés. Peut participer toute personne d’au moins 18 ans qui travaille dans un magasin inscrit et accepte ces règles.",
    "Déclarez chaque vente dans les 15 jours calendaires et pendant la campagne, avec le numéro de la facture. Là où les téléphones sont autorisés, la photo de la facture est obligatoire.",
    "Les valeurs de la table des points ne changent plus après le début. Des promotions peuvent être annoncées ; elles ne font qu’augmenter vos gains.",
    "Les points sont crédités aussitôt, puis audités. Les déclarations qui ne peuvent être prouvées sont annulées.",
    "Les points expirent à la fin de la campagne. Votre expérience vous reste.",
  ].join("\n\n"),
};

import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale, LocalizedText } from "@trilha/contract/core/locale.ts";
import type { ModuleFlag } from "@trilha/contract/core/modules.ts";
import { defaultSettings } from "@trilha/contract/members/registration/defaults.ts";
import type { FieldKey } from "@trilha/contract/members/registration/fields.ts";
import type { StoredSettings } from "@trilha/contract/members/registration/settings.ts";
import type { ModuleItemKey } from "@trilha/contract/tenants/clients/shapes.ts";
import { cimentaNetwork, type NetworkPlan, nimbusNetwork } from "./network.ts";

const asks = (key: FieldKey, help = {}) => ({ key, mandatory: true, help });
const mayAsk = (key: FieldKey) => ({ key, mandatory: false, help: {} });
const { fields: popTrade } = defaultSettings.forms["register-pop-trade"];
const documentHelp: LocalizedText = {
  "pt-BR": "O mesmo que você usa na loja em que trabalha.",
  "en-US": "The same one you use at the store you work in.",
  "es-ES": "El mismo que usas en la tienda donde trabajas.",
  "fr-FR": "Le même que dans le magasin où vous travaillez.",
};

/** One of the two programmes of the demo. Brands, chains and people are made up. */
export interface Programme {
  slug: "nimbus" | "cimenta";
  name: string;
  countries: readonly Country[];
  timeZone: string;
  passwordMinLength: number;
  plainSignInMessages: boolean;
  hosts: readonly string[];
  flags: readonly ModuleFlag[];
  menu: readonly ModuleItemKey[];
  labels: Readonly<Partial<Record<ModuleItemKey, LocalizedText>>>;
  colors: readonly [primary: string, secondary: string, tertiary: string];
  defaultLocale: Locale;
  passwordStrength: "weak" | "medium" | "strong";
  cookiesType: "banner" | "modal";
  supportEmail: string;
  registration: StoredSettings;
  welcome: Readonly<Record<Locale, { title: string; text: string }>>;
  network: NetworkPlan;
}

export const nimbus: Programme = {
  slug: "nimbus",
  name: "Nimbus Retail Club",
  countries: ["BR", "AR", "CA", "CL", "CO", "MX", "PE"],
  timeZone: "America/Sao_Paulo",
  passwordMinLength: 8,
  plainSignInMessages: false,
  hosts: ["nimbus.localhost"],
  flags: [
    "has_courses",
    "has_trails",
    "has_reward_store",
    "has_points_table",
    "has_campaigns",
    "has_sales",
    "has_photos",
    "has_badges",
    "has_certificates",
    "has_events",
    "has_ranking",
    "has_profile",
    "has_support",
    "group_training_use_score",
  ],
  menu: [
    "home",
    "trails",
    "online-courses",
    "campaigns",
    "insert-sales",
    "upload-photos",
    "points-table",
    "reward-store",
    "events",
    "ranking",
    "support",
    "profile",
  ],
  labels: {
    trails: {
      "pt-BR": "Jornadas",
      "en-US": "Journeys",
      "es-ES": "Recorridos",
      "fr-FR": "Parcours",
    },
    "upload-photos": {
      "pt-BR": "Fotos da loja",
      "en-US": "Store photos",
      "es-ES": "Fotos de la tienda",
      "fr-FR": "Photos du magasin",
    },
  },
  colors: ["#0B7A75", "#14213D", "#E4572E"],
  defaultLocale: "pt-BR",
  passwordStrength: "medium",
  cookiesType: "banner",
  supportEmail: "club@nimbus.example",
  registration: {
    adultsOnly: true,
    forms: {
      register: {
        open: true,
        needsApproval: true,
        jobProfiles: ["sales_agent", "brand_promoter", "salesperson", "store_owner"],
        fields: [
          asks("last_name"),
          asks("document", documentHelp),
          asks("birthday"),
          asks("cellphone"),
          asks("job_profile"),
          asks("retailer"),
          asks("store"),
          mayAsk("nickname"),
        ],
      },
      "register-pop-trade": {
        open: true,
        fields: [...popTrade.slice(0, 2), asks("birthday"), ...popTrade.slice(2)],
      },
    },
  },
  welcome: {
    "pt-BR": {
      title: "Quem conhece, vende melhor",
      text: "Aprenda sobre cada lançamento, registre suas vendas e troque seus pontos por prêmios.",
    },
    "en-US": {
      title: "Know it well, sell it better",
      text: "Learn about every launch, report your sales and trade your points for rewards.",
    },
    "es-ES": {
      title: "Quien conoce, vende mejor",
      text: "Aprende sobre cada lanzamiento, registra tus ventas y canjea tus puntos por premios.",
    },
    "fr-FR": {
      title: "Mieux connaître, mieux vendre",
      text: "Découvrez chaque nouveauté, déclarez vos ventes et échangez vos points contre des récompenses.",
    },
  },
  network: nimbusNetwork,
};

export const cimenta: Programme = {
  slug: "cimenta",
  name: "Cimenta Parceiros",
  countries: ["BR"],
  timeZone: "America/Sao_Paulo",
  passwordMinLength: 6,
  plainSignInMessages: true,
  hosts: ["cimenta.localhost"],
  flags: [
    "has_courses",
    "has_reward_store",
    "has_points_table",
    "has_campaigns",
    "has_sales",
    "has_certificates",
    "has_profile",
    "has_support",
  ],
  menu: [
    "home",
    "online-courses",
    "insert-sales",
    "campaigns",
    "points-table",
    "reward-store",
    "support",
    "profile",
  ],
  labels: {
    "online-courses": {
      "pt-BR": "Escola da Obra",
      "en-US": "Building School",
      "es-ES": "Escuela de Obra",
      "fr-FR": "École du bâtiment",
    },
    "insert-sales": {
      "pt-BR": "Lançar nota",
      "en-US": "Add an invoice",
      "es-ES": "Registrar factura",
      "fr-FR": "Saisir une facture",
    },
  },
  colors: ["#B4531F", "#5B3A29", "#D98E04"],
  defaultLocale: "pt-BR",
  passwordStrength: "weak",
  cookiesType: "modal",
  supportEmail: "parceiros@cimenta.example",
  registration: {
    forms: {
      register: {
        open: true,
        needsApproval: false,
        fields: [asks("document"), asks("cellphone"), mayAsk("profession")],
      },
      "register-seven-trade": { open: true },
    },
  },
  welcome: {
    "pt-BR": {
      title: "Obra boa começa com parceria",
      text: "Cursos para quem constrói, pontos em cada nota e prêmios para a sua casa e a sua equipe.",
    },
    "en-US": {
      title: "Good building starts with good partners",
      text: "Courses for those who build, points on every invoice and rewards for your home and your team.",
    },
    "es-ES": {
      title: "Toda buena obra empieza con buenos socios",
      text: "Cursos para quienes construyen, puntos en cada factura y premios para tu casa y tu equipo.",
    },
    "fr-FR": {
      title: "Un bon chantier commence par de bons partenaires",
      text: "Des cours pour ceux qui bâtissent, des points à chaque facture et des récompenses pour vous et votre équipe.",
    },
  },
  network: cimentaNetwork,
};

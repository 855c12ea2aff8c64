import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";

/** The title, then the lines. */
export type Lines = readonly [string, ...string[]];
type Words = Readonly<Partial<Record<TextKind, Readonly<Record<Locale, Lines>>>>>;

/** Texts of both programmes. */
export const ofEveryone: Words = {
  support: {
    "pt-BR": [
      "Como podemos ajudar",
      "Conte o que aconteceu, em que tela e quando. Uma captura de tela ajuda muito.",
      "- Pontos que não apareceram: diga o número da nota fiscal.",
      "- Não consegue entrar: diga com qual e-mail ou documento tentou. Nunca envie sua senha.",
      "- Prêmio atrasado: diga o número do pedido.",
    ],
    "en-US": [
      "How we can help",
      "Tell us what happened, on which screen and when. A screenshot helps a lot.",
      "- Points that did not show up: tell us the invoice number.",
      "- You cannot sign in: tell us which e-mail or document you tried. Never send your password.",
      "- A reward is late: tell us the order number.",
    ],
    "es-ES": [
      "Cómo podemos ayudarte",
      "Cuéntanos qué pasó, en qué pantalla y cuándo. Una captura de pantalla ayuda mucho.",
      "- Puntos que no aparecieron: dinos el número de la factura.",
      "- No puedes entrar: dinos con qué correo o documento lo intentaste. Nunca envíes tu contraseña.",
      "- Un premio se retrasa: dinos el número del pedido.",
    ],
    "fr-FR": [
      "Comment nous pouvons vous aider",
      "Dites-nous ce qui s’est passé, sur quel écran et quand. Une capture d’écran aide beaucoup.",
      "- Des points manquent : indiquez le numéro de la facture.",
      "- Vous ne pouvez pas vous connecter : indiquez l’e-mail ou le document utilisé. N’envoyez jamais votre mot de passe.",
      "- Une récompense tarde : indiquez le numéro de commande.",
    ],
  },
  contact: {
    "pt-BR": [
      "Fale com a equipe",
      "Sugestões, elogios e dúvidas sobre {{name}} chegam à equipe do programa por aqui ou por {{email}}.",
      "Atendemos de segunda a sexta, das 9h às 18h.",
    ],
    "en-US": [
      "Talk to the team",
      "Suggestions, praise and questions about {{name}} reach the programme’s team here or at {{email}}.",
      "We are here from Monday to Friday, 9 am to 6 pm.",
    ],
    "es-ES": [
      "Habla con el equipo",
      "Sugerencias, elogios y dudas sobre {{name}} llegan al equipo del programa por aquí o por {{email}}.",
      "Atendemos de lunes a viernes, de 9 a 18 h.",
    ],
    "fr-FR": [
      "Parler à l’équipe",
      "Suggestions, compliments et questions sur {{name}} parviennent à l’équipe du programme ici ou par {{email}}.",
      "Nous répondons du lundi au vendredi, de 9 h à 18 h.",
    ],
  },
};

/** Electronics, sold by people in shops. */
export const ofNimbus: Words = {
  about: {
    "pt-BR": [
      "Sobre nós",
      "A Nimbus faz notebooks, tablets e acessórios vendidos em mais de 900 lojas da América Latina.",
      "Quem apresenta nossos produtos ao cliente é você. {{name}} existe para que esse trabalho seja reconhecido.",
    ],
    "en-US": [
      "About us",
      "Nimbus makes notebooks, tablets and accessories sold in more than 900 shops in Latin America.",
      "The person who shows our products to customers is you. {{name}} exists so that this work is recognised.",
    ],
    "es-ES": [
      "Sobre nosotros",
      "Nimbus fabrica notebooks, tabletas y accesorios que se venden en más de 900 tiendas de América Latina.",
      "Quien presenta nuestros productos al cliente eres tú. {{name}} existe para que ese trabajo se reconozca.",
    ],
    "fr-FR": [
      "À propos de nous",
      "Nimbus fabrique des ordinateurs portables, des tablettes et des accessoires vendus dans plus de 900 magasins d’Amérique latine.",
      "C’est vous qui présentez nos produits aux clients. {{name}} existe pour que ce travail soit reconnu.",
    ],
  },
  about_program: {
    "pt-BR": [
      "Sobre o programa",
      "## Como funciona",
      "- Inscreva-se na campanha do trimestre e aceite os termos.",
      "- Informe suas vendas com a foto da nota fiscal, em até 15 dias.",
      "- Conclua treinamentos e responda à pergunta do dia.",
      "## O que você ganha",
      "Pontos para trocar por prêmios e experiência para subir de nível. O extrato mostra de onde veio cada ponto.",
    ],
    "en-US": [
      "About the programme",
      "## How it works",
      "- Sign up for the campaign of the quarter and accept its terms.",
      "- Report your sales with a photo of the invoice, within 15 days.",
      "- Complete training and answer the question of the day.",
      "## What you get",
      "Points to trade for rewards, and experience that takes you to the next level. Your statement shows where every point came from.",
    ],
    "es-ES": [
      "Sobre el programa",
      "## Cómo funciona",
      "- Inscríbete en la campaña del trimestre y acepta los términos.",
      "- Informa tus ventas con la foto de la factura, dentro de los 15 días.",
      "- Completa capacitaciones y responde la pregunta del día.",
      "## Qué ganas",
      "Puntos para canjear por premios y experiencia para subir de nivel. Tu estado de cuenta muestra de dónde vino cada punto.",
    ],
    "fr-FR": [
      "À propos du programme",
      "## Comment ça marche",
      "- Inscrivez-vous à la campagne du trimestre et acceptez ses conditions.",
      "- Déclarez vos ventes avec une photo de la facture, sous 15 jours.",
      "- Terminez des formations et répondez à la question du jour.",
      "## Ce que vous gagnez",
      "Des points à échanger contre des récompenses, et de l’expérience pour changer de niveau. Votre relevé indique l’origine de chaque point.",
    ],
  },
  about_team: {
    "pt-BR": [
      "Sobre a equipe",
      "Cuidam de {{name}} a equipe de varejo da Nimbus, três instrutores que já foram vendedores e uma auditoria independente das vendas.",
    ],
    "en-US": [
      "About the team",
      "{{name}} is run by Nimbus’s retail team, three instructors who used to be salespeople, and an independent audit of sales.",
    ],
    "es-ES": [
      "Sobre el equipo",
      "Cuidan {{name}} el equipo de retail de Nimbus, tres instructores que fueron vendedores y una auditoría independiente de las ventas.",
    ],
    "fr-FR": [
      "À propos de l’équipe",
      "{{name}} est animé par l’équipe retail de Nimbus, trois formateurs qui ont été vendeurs et un audit indépendant des ventes.",
    ],
  },
};

/** Building material, sold and used by people of the trade. */
export const ofCimenta: Words = {
  about: {
    "pt-BR": [
      "Sobre nós",
      "A Cimenta produz cimento, argamassas e tintas desde 1968, com fábricas no Brasil, na Argentina e no Uruguai.",
      "{{name}} reúne balconistas, vendedores, pintores e donos de lojas que constroem com a gente.",
    ],
    "en-US": [
      "About us",
      "Cimenta has made cement, mortar and paint since 1968, with factories in Brazil, Argentina and Uruguay.",
      "{{name}} brings together counter clerks, salespeople, painters and shop owners who build with us.",
    ],
    "es-ES": [
      "Sobre nosotros",
      "Cimenta produce cemento, morteros y pinturas desde 1968, con fábricas en Brasil, Argentina y Uruguay.",
      "{{name}} reúne a dependientes, vendedores, pintores y dueños de tiendas que construyen con nosotros.",
    ],
    "fr-FR": [
      "À propos de nous",
      "Cimenta produit du ciment, des mortiers et des peintures depuis 1968, avec des usines au Brésil, en Argentine et en Uruguay.",
      "{{name}} réunit vendeurs, peintres et propriétaires de magasins qui construisent avec nous.",
    ],
  },
  about_program: {
    "pt-BR": [
      "Sobre o programa",
      "## Aprender",
      "Trilhas curtas sobre produtos, segurança na obra e atendimento, com certificado.",
      "## Vender",
      "Cada venda comprovada vale pontos. Na obra, o pintor registra com a foto da nota.",
      "## Trocar",
      "Pontos viram ferramentas, cursos e prêmios, ou vão para o programa parceiro da construção.",
    ],
    "en-US": [
      "About the programme",
      "## Learn",
      "Short trails about products, safety on site and customer service, with a certificate.",
      "## Sell",
      "Every proven sale brings points. On site, painters report theirs with a photo of the invoice.",
      "## Trade",
      "Points become tools, courses and rewards, or go to the partner programme of the construction industry.",
    ],
    "es-ES": [
      "Sobre el programa",
      "## Aprender",
      "Rutas cortas sobre productos, seguridad en la obra y atención, con certificado.",
      "## Vender",
      "Cada venta comprobada vale puntos. En la obra, el pintor la registra con la foto de la factura.",
      "## Canjear",
      "Los puntos se vuelven herramientas, cursos y premios, o van al programa socio de la construcción.",
    ],
    "fr-FR": [
      "À propos du programme",
      "## Apprendre",
      "De courts parcours sur les produits, la sécurité sur chantier et l’accueil, avec certificat.",
      "## Vendre",
      "Chaque vente prouvée rapporte des points. Sur chantier, le peintre la déclare avec la photo de la facture.",
      "## Échanger",
      "Les points deviennent outils, formations et récompenses, ou rejoignent le programme partenaire du bâtiment.",
    ],
  },
  about_team: {
    "pt-BR": [
      "Sobre a equipe",
      "Somos dez pessoas em Joinville e Montevidéu: quem cria os cursos, quem confere as vendas e quem responde às suas mensagens.",
    ],
    "en-US": [
      "About the team",
      "We are ten people in Joinville and Montevideo: those who make the courses, those who check sales and those who answer your messages.",
    ],
    "es-ES": [
      "Sobre el equipo",
      "Somos diez personas en Joinville y Montevideo: quienes crean los cursos, quienes verifican las ventas y quienes responden tus mensajes.",
    ],
    "fr-FR": [
      "À propos de l’équipe",
      "Nous sommes dix, à Joinville et Montevideo : celles et ceux qui créent les cours, vérifient les ventes et répondent à vos messages.",
    ],
  },
  partner_program: {
    "pt-BR": [
      "Tigre Juntos Somos Mais",
      "Juntos Somos Mais é o programa de relacionamento da construção civil: pontos de várias marcas em um só lugar.",
      "## Quem pode participar",
      "- Vendedor, caixa ou dono de loja em {{name}}.",
      "- Com cadastro ativo no programa parceiro, no mesmo documento.",
      "## O que vale saber",
      "- Pontos enviados ao parceiro devem ser trocados em até 12 meses.",
      "- Um documento só pode ser usado por uma conta.",
      "## Como vai funcionar",
      "O envio de pontos por aqui começa em breve. Até lá, confira se seu cadastro no parceiro está ativo e com o mesmo documento.",
    ],
    "en-US": [
      "Tigre Juntos Somos Mais",
      "Juntos Somos Mais is the loyalty programme of the construction industry: points of several brands in one place.",
      "## Who may take part",
      "- Sellers, cashiers and store owners in {{name}}.",
      "- With an active registration at the partner programme, under the same document.",
      "## Good to know",
      "- Points sent to the partner must be redeemed within 12 months.",
      "- A document can be used by one account only.",
      "## How it will work",
      "Sending points from here starts soon. Until then, check that your registration with the partner is active and has the same document.",
    ],
    "es-ES": [
      "Tigre Juntos Somos Mais",
      "Juntos Somos Mais es el programa de fidelidad de la construcción: puntos de varias marcas en un solo lugar.",
      "## Quién puede participar",
      "- Vendedor, cajero o dueño de tienda en {{name}}.",
      "- Con registro activo en el programa socio, con el mismo documento.",
      "## Conviene saber",
      "- Los puntos enviados al socio deben canjearse dentro de los 12 meses.",
      "- Un documento solo puede usarse en una cuenta.",
      "## Cómo funcionará",
      "El envío de puntos desde aquí empieza pronto. Hasta entonces, verifica que tu registro en el socio esté activo y con el mismo documento.",
    ],
    "fr-FR": [
      "Tigre Juntos Somos Mais",
      "Juntos Somos Mais est le programme de fidélité du bâtiment : les points de plusieurs marques au même endroit.",
      "## Qui peut participer",
      "- Vendeurs, caissiers et propriétaires de magasin dans {{name}}.",
      "- Avec une inscription active au programme partenaire, sous le même document.",
      "## Bon à savoir",
      "- Les points envoyés au partenaire doivent être échangés sous 12 mois.",
      "- Un document ne peut servir qu’à un seul compte.",
      "## Comment cela se passera",
      "L’envoi de points d’ici commence bientôt. D’ici là, vérifiez que votre inscription chez le partenaire est active et porte le même document.",
    ],
  },
};

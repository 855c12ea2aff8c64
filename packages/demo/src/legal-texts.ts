import type { Locale } from "@trilha/contract/core/locale.ts";
import { paragraphs } from "@trilha/contract/core/rich-text.ts";
import { type LegalKind, legalKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { Programme } from "./programmes.ts";

type Text = { title: string; paragraphs: readonly string[] };

// Short and plain, as an example; a programme's own lawyers write the real ones.
const texts: Readonly<Record<LegalKind, Readonly<Record<Locale, Text>>>> = {
  terms: {
    "pt-BR": {
      title: "Termos de participação",
      paragraphs: [
        "Estes termos valem para quem participa de {{name}}. Ao aceitar, você confirma que tem 18 anos ou mais e que trabalha em um dos perfis do programa.",
        "Sua conta é pessoal. Não empreste sua senha e avise a equipe se perceber um acesso que não foi seu.",
        "Pontos são creditados por vendas reais, comprovadas por nota fiscal, e por atividades concluídas por você. Registros que não puderem ser comprovados são estornados, e contas com atividade inconsistente podem ser bloqueadas.",
        "Pontos não são dinheiro, não podem ser vendidos e têm o prazo de validade informado no extrato. Prêmios dependem de estoque.",
        "Você pode sair do programa quando quiser. Dúvidas: {{email}}.",
      ],
    },
    "en-US": {
      title: "Terms of participation",
      paragraphs: [
        "These terms apply to everyone who takes part in {{name}}. By accepting them you confirm that you are 18 or older and work in one of the programme’s profiles.",
        "Your account is personal. Do not lend your password, and tell the team if you notice a sign-in that was not yours.",
        "Points are credited for real sales, proved by an invoice, and for activities you completed yourself. Entries that cannot be proved are reversed, and accounts with inconsistent activity may be blocked.",
        "Points are not money, cannot be sold and expire on the date shown in your statement. Rewards depend on stock.",
        "You may leave the programme whenever you like. Questions: {{email}}.",
      ],
    },
    "es-ES": {
      title: "Términos de participación",
      paragraphs: [
        "Estos términos valen para quienes participan en {{name}}. Al aceptarlos confirmas que tienes 18 años o más y que trabajas en uno de los perfiles del programa.",
        "Tu cuenta es personal. No prestes tu contraseña y avisa al equipo si notas un acceso que no fue tuyo.",
        "Los puntos se acreditan por ventas reales, comprobadas con factura, y por actividades que hayas completado. Los registros que no se puedan comprobar se revierten, y las cuentas con actividad inconsistente pueden bloquearse.",
        "Los puntos no son dinero, no se pueden vender y vencen en la fecha indicada en tu estado de cuenta. Los premios dependen de las existencias.",
        "Puedes dejar el programa cuando quieras. Consultas: {{email}}.",
      ],
    },
    "fr-FR": {
      title: "Conditions de participation",
      paragraphs: [
        "Ces conditions s’appliquent à toute personne qui participe à {{name}}. En les acceptant, vous confirmez avoir 18 ans ou plus et exercer l’un des métiers du programme.",
        "Votre compte est personnel. Ne prêtez pas votre mot de passe et prévenez l’équipe si vous constatez une connexion qui n’est pas la vôtre.",
        "Les points sont crédités pour des ventes réelles, prouvées par une facture, et pour les activités que vous avez terminées. Les saisies non prouvées sont annulées et les comptes à l’activité incohérente peuvent être bloqués.",
        "Les points ne sont pas de l’argent, ne se vendent pas et expirent à la date indiquée sur votre relevé. Les récompenses dépendent des stocks.",
        "Vous pouvez quitter le programme à tout moment. Questions : {{email}}.",
      ],
    },
  },
  cookies: {
    "pt-BR": {
      title: "Política de cookies",
      paragraphs: [
        "{{name}} guarda neste aparelho apenas o necessário para manter sua sessão, seu idioma e o conteúdo que você baixou. Sem isso o programa não funciona.",
        "Com a sua permissão, também medimos como as páginas são usadas e mostramos vídeos de outros serviços, que podem guardar seus próprios cookies.",
        "Você pode mudar de ideia a qualquer momento nesta página.",
      ],
    },
    "en-US": {
      title: "Cookie policy",
      paragraphs: [
        "{{name}} keeps on this device only what is needed for your session, your language and the content you downloaded. Without it the programme does not work.",
        "With your permission we also measure how pages are used and show videos from other services, which may keep cookies of their own.",
        "You can change your mind at any time on this page.",
      ],
    },
    "es-ES": {
      title: "Política de cookies",
      paragraphs: [
        "{{name}} guarda en este dispositivo solo lo necesario para tu sesión, tu idioma y el contenido que descargaste. Sin eso el programa no funciona.",
        "Con tu permiso también medimos cómo se usan las páginas y mostramos videos de otros servicios, que pueden guardar sus propias cookies.",
        "Puedes cambiar de opinión en cualquier momento en esta página.",
      ],
    },
    "fr-FR": {
      title: "Politique relative aux cookies",
      paragraphs: [
        "{{name}} ne conserve sur cet appareil que ce qui est nécessaire à votre session, à votre langue et aux contenus téléchargés. Sans cela, le programme ne fonctionne pas.",
        "Avec votre accord, nous mesurons aussi l’usage des pages et affichons des vidéos d’autres services, qui peuvent déposer leurs propres cookies.",
        "Vous pouvez changer d’avis à tout moment sur cette page.",
      ],
    },
  },
  privacy: {
    "pt-BR": {
      title: "Política de privacidade",
      paragraphs: [
        "Tratamos seus dados para operar {{name}}: cadastro, treinamentos, vendas informadas, pontos e prêmios. Fotos perdem a localização antes de serem vistas por outras pessoas.",
        "Veem seus dados a equipe do programa e, quando necessário, quem entrega prêmios. Consultas da equipe a dados pessoais ficam registradas.",
        "Guardamos os dados enquanto você participa e pelo prazo que a lei pede para notas fiscais. Depois são apagados.",
        "Você pode pedir acesso, correção, cópia ou exclusão dos seus dados escrevendo para {{email}}.",
      ],
    },
    "en-US": {
      title: "Privacy policy",
      paragraphs: [
        "We process your data to run {{name}}: registration, training, reported sales, points and rewards. Photos lose their location before anyone else sees them.",
        "Your data is seen by the programme’s team and, where needed, by whoever delivers rewards. Staff access to personal data is recorded.",
        "We keep the data while you take part and for as long as the law requires for invoices. Then it is deleted.",
        "You may ask for access, correction, a copy or deletion of your data by writing to {{email}}.",
      ],
    },
    "es-ES": {
      title: "Política de privacidad",
      paragraphs: [
        "Tratamos tus datos para operar {{name}}: registro, capacitación, ventas informadas, puntos y premios. Las fotos pierden su ubicación antes de que otras personas las vean.",
        "Ven tus datos el equipo del programa y, cuando hace falta, quien entrega los premios. Las consultas del equipo a datos personales quedan registradas.",
        "Guardamos los datos mientras participas y por el plazo que la ley exige para las facturas. Después se eliminan.",
        "Puedes pedir acceso, corrección, copia o eliminación de tus datos escribiendo a {{email}}.",
      ],
    },
    "fr-FR": {
      title: "Politique de confidentialité",
      paragraphs: [
        "Nous traitons vos données pour faire fonctionner {{name}} : inscription, formations, ventes déclarées, points et récompenses. Les photos perdent leur localisation avant d’être vues par d’autres.",
        "Vos données sont vues par l’équipe du programme et, si nécessaire, par ceux qui livrent les récompenses. Les consultations de données personnelles par l’équipe sont consignées.",
        "Nous conservons les données pendant votre participation et aussi longtemps que la loi l’exige pour les factures. Elles sont ensuite effacées.",
        "Vous pouvez demander l’accès, la rectification, une copie ou l’effacement de vos données en écrivant à {{email}}.",
      ],
    },
  },
};

/** A programme's first terms, cookie and privacy texts, in the four languages. */
export function legalTexts({ name, supportEmail }: Programme) {
  const fill = (text: string) => text.replaceAll("{{name}}", name).replaceAll("{{email}}", supportEmail);
  return legalKinds.map((kind) => ({
    kind,
    texts: Object.fromEntries(
      Object.entries(texts[kind]).map(([locale, { title, paragraphs: lines }]) => [
        locale,
        { title, summary: "", blocks: paragraphs(lines.map(fill).join("\n\n")) },
      ]),
    ),
  }));
}

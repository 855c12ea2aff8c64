import type { DocumentPlan } from "./course-documents.ts";

export const windowGuide: DocumentPlan = {
  title: "Guia da vitrine",
  about: "Cinco coisas para ver antes de abrir a loja",
  color: "#0B7A75",
  pages: [
    {
      heading: "Uma história só",
      paragraphs: [
        "Quem passa olha por três segundos. Nesse tempo cabe uma ideia, não dez.",
        "Escolha um produto, diga para quem ele é e deixe o resto em segundo plano. O que não ajuda a contar a história sai da vitrine.",
      ],
      hint: "Pergunte a um colega: “o que estamos vendendo?” Se ele hesitar, tire alguma coisa.",
    },
    {
      heading: "Luz e altura",
      paragraphs: [
        "A luz vem de cima e da frente, nunca de trás: aparelho contra a luz vira sombra.",
        "O centro fica à altura dos olhos, a mais ou menos um metro e meio do chão.",
      ],
      hint: "Olhe da outra calçada, de dia e de noite.",
    },
    {
      heading: "Preço que se lê",
      paragraphs: [
        "Números grandes, poucas palavras, uma cor. O preço à vista e o parcelado têm o mesmo tamanho.",
        "A etiqueta nunca tampa a tela nem a marca.",
      ],
      hint: "Se não dá para ler a dois metros, imprima maior.",
    },
    {
      heading: "Tudo ligado",
      paragraphs: [
        "Tela apagada parece defeito. Ligue cedo, com a imagem da campanha, som desligado e brilho no máximo.",
        "Esconda os cabos: o cliente quer ver o produto, não a tomada.",
      ],
      hint: "Deixe um responsável por turno.",
    },
    {
      heading: "Troca e registro",
      paragraphs: [
        "Vitrine parada vira parede. Troque o destaque toda semana, sempre no mesmo dia.",
        "Tire uma foto de frente, sem pessoas, e envie pelo aplicativo: ela vale pontos e ajuda as outras lojas.",
      ],
      hint: "Segunda-feira, antes de abrir: trocar, limpar, fotografar.",
    },
  ],
};

export const screenGuide: DocumentPlan = {
  title: "Guia de telas",
  about: "O que vender a quem",
  color: "#2C5282",
  pages: [
    {
      heading: "Para trabalhar",
      paragraphs: [
        "De 24 a 27 polegadas, suporte com altura e painel fosco. Quem passa o dia lendo agradece.",
      ],
      hint: "Pergunte quantas horas por dia.",
    },
    {
      heading: "Para jogar",
      paragraphs: ["Taxa de 144 Hz ou mais e resposta rápida. A curva é gosto, a taxa é necessidade."],
      hint: "Pergunte qual jogo e qual placa.",
    },
    {
      heading: "Para assistir",
      paragraphs: ["4K e boa cor. A distância do sofá diz o tamanho."],
      hint: "Pergunte onde vai ficar.",
    },
  ],
};

export const paintGuide: DocumentPlan = {
  title: "Guia de tintas",
  about: "Da base ao acabamento",
  color: "#A44A1C",
  pages: [
    {
      heading: "Preparar",
      paragraphs: ["Parede limpa, seca e lixada. Selador nos poros, massa nas falhas."],
      hint: "Passe a mão: se sai pó, ainda não.",
    },
    {
      heading: "Pintar",
      paragraphs: ["Duas demãos finas cobrem melhor do que uma grossa. Respeite o tempo entre elas."],
      hint: "Um galão rende cerca de 50 metros quadrados por demão.",
    },
  ],
};

export const lineSlides = [
  { heading: "Linha Nimbus", lines: ["Três notebooks, três histórias", "O que dizer de cada um"] },
  { heading: "Nimbus Air", lines: ["1,1 kg", "Para quem carrega todo dia", "Bateria de um dia inteiro"] },
  { heading: "Nimbus Studio", lines: ["Tela 4K", "Para quem edita foto e vídeo", "32 GB de memória"] },
  { heading: "Nimbus Casa", lines: ["O mais vendido", "Para a família toda", "Dois anos de garantia"] },
];

// One game of each type, small and written in the order it is to be solved, for whoever plays them all.

import type { GameType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { GameContent } from "@trilha/contract/learning/games/play.ts";

const inPortuguese = (text: string) => ({ "pt-BR": text });
const face = (text: string) => ({ text: inPortuguese(text), fileId: null });
const played = { allowedErrors: 3, shuffle: false };

type Games = { readonly [Type in GameType]: Extract<GameContent, { type: Type }> };

export const gamesToPlay: Games = {
  drag_and_drop: {
    type: "drag_and_drop",
    data: {
      ...played,
      zones: [
        { id: "in", text: inPortuguese("Vai na caixa") },
        { id: "out", text: inPortuguese("Vendido à parte") },
      ],
      items: [
        { id: "a", ...face("Carregador"), zoneId: "in" },
        { id: "b", ...face("Mochila"), zoneId: "out" },
        { id: "c", ...face("Cabo USB-C"), zoneId: "in" },
        { id: "d", ...face("Guarda-chuva"), zoneId: null },
      ],
    },
  },
  drag_the_words: {
    type: "drag_the_words",
    data: {
      ...played,
      texts: inPortuguese("A tela tem [[oito]] polegadas e a bateria dura um [[dia]] inteiro."),
      others: { "pt-BR": ["mês"] },
    },
  },
  find_the_pairs: {
    type: "find_the_pairs",
    data: {
      ...played,
      pairs: [
        { id: "a", one: face("RAM"), other: face("Memória de trabalho") },
        { id: "b", one: face("SSD"), other: face("Guarda os arquivos") },
        { id: "c", one: face("CPU"), other: face("Faz as contas") },
      ],
    },
  },
  this_or_that: {
    type: "this_or_that",
    data: {
      ...played,
      left: inPortuguese("Dizer"),
      right: inPortuguese("Evitar"),
      cards: [
        { id: "a", ...face("Como posso ajudar?"), side: "left", why: inPortuguese("Abre a conversa.") },
        {
          id: "b",
          ...face("Isso não é comigo."),
          side: "right",
          why: inPortuguese("Deixa a pessoa sem resposta."),
        },
      ],
    },
  },
  fill_in_the_blanks: {
    type: "fill_in_the_blanks",
    data: { ...played, texts: inPortuguese("Um terabyte tem [[1000|mil]] gigabytes e cabe num [[SSD]].") },
  },
  true_or_false: {
    type: "true_or_false",
    data: {
      ...played,
      cards: [
        {
          id: "a",
          ...face("Um SSD é mais rápido que um disco rígido."),
          right: true,
          why: inPortuguese("Nada gira."),
        },
        {
          id: "b",
          ...face("A garantia começa na fábrica."),
          right: false,
          why: inPortuguese("Começa na nota fiscal."),
        },
      ],
    },
  },
  flashcards: {
    type: "flashcards",
    data: {
      shuffle: false,
      cards: [
        { id: "a", front: face("O que é RAM?"), back: face("A memória de trabalho") },
        { id: "b", front: face("O que faz a CPU?"), back: face("Executa os programas") },
      ],
    },
  },
  enigma: {
    type: "enigma",
    data: {
      ...played,
      riddles: [
        {
          id: "a",
          clue: inPortuguese("Guarda os arquivos e nada nele gira"),
          fileId: null,
          solution: inPortuguese("Disco só"),
          hints: [inPortuguese("Tem duas palavras")],
        },
      ],
    },
  },
};

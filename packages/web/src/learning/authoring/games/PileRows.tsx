import type { GameData } from "@trilha/contract/learning/games/content.ts";
import { gameTextLimits } from "@trilha/contract/learning/games/limits.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { FaceFields } from "./FaceFields.tsx";
import { Rows } from "./Rows.tsx";

/** Common part of both piles of cards; each says in its own way what is right. */
type PileCard = Omit<GameData<"this_or_that">["cards"][number], "side">;
type Props<Card extends PileCard> = {
  title: string;
  addLabel: string;
  /** Label of the words on a card. */
  textLabel: string;
  cards: readonly Card[];
  nameOf: (number: number) => string;
  make: (card: PileCard) => Card;
  onChange: (cards: Card[], key?: string) => void;
  /** Which way a card goes. */
  children: (card: Card, change: (card: Card) => void, name: string) => ReactNode;
};

/** Cards that are answered one way or the other, each with its words on why. */
export function PileRows<Card extends PileCard>(props: Props<Card>) {
  const { title, addLabel, textLabel, cards, nameOf, make, onChange, children } = props;
  const { t } = useTranslation("learning/authoring");
  return (
    <Rows
      id="card"
      title={title}
      items={cards}
      make={(id) => make({ id, text: {}, fileId: null, why: {} })}
      nameOf={(_, index) => nameOf(index + 1)}
      addLabel={addLabel}
      most={40}
      onChange={onChange}
    >
      {(card, change, name) => (
        <>
          <FaceFields
            id={`card-${card.id}`}
            label={textLabel}
            of={name}
            face={card}
            onChange={(face, field) => change({ ...card, ...face }, field)}
          />
          {children(card, change, name)}
          <LocalizedField
            id={`card-${card.id}-why`}
            label={t("game.why")}
            description={t("game.whyHelp")}
            maxLength={gameTextLimits.why}
            rows={2}
            value={card.why}
            onChange={(why) => change({ ...card, why }, "why")}
          />
        </>
      )}
    </Rows>
  );
}

import { useTranslation } from "react-i18next";
import classes from "./face.module.css";

/** Side of a card: its text and picture. */
export type Faced = {
  readonly text: string;
  readonly pictureUrl: string | null;
  /** Empty: the picture only decorates; null: nobody has said what it shows. */
  readonly pictureAlt: string | null;
};
type Props = { face: Faced; number: number };

/** One side of a card: a picture, words, or both. */
export function Face({ face, number }: Props) {
  const { t } = useTranslation("learning/games");
  const { text, pictureUrl, pictureAlt } = face;
  return (
    <span className={classes.face} data-picture={pictureUrl ? true : undefined}>
      {pictureUrl ? (
        <img src={pictureUrl} alt={pictureAlt ?? (text ? "" : t("picture", { number }))} draggable={false} />
      ) : null}
      {text ? <span className={classes.words}>{text}</span> : null}
    </span>
  );
}

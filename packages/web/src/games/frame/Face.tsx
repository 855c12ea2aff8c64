import { useTranslation } from "react-i18next";
import classes from "./face.module.css";

type Props = { face: { readonly text: string; readonly pictureUrl: string | null }; number: number };

/** One side of a card: a picture, words, or both. */
export function Face({ face, number }: Props) {
  const { t } = useTranslation("games");
  return (
    <span className={classes.face} data-picture={face.pictureUrl ? true : undefined}>
      {face.pictureUrl ? (
        <img src={face.pictureUrl} alt={face.text ? "" : t("picture", { number })} draggable={false} />
      ) : null}
      {face.text ? <span className={classes.words}>{face.text}</span> : null}
    </span>
  );
}

import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import type { StoreItemDetail } from "../store.queries.ts";
import classes from "./item.module.css";

/** The pictures of an item: one large, the others a press or a swipe away. */
export function Gallery({ item }: { item: StoreItemDetail }) {
  const { t } = useTranslation("loyalty/rewards");
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const { pictures, name, id } = item;
  if (pictures.length === 0) {
    return (
      <div className={classes.cover}>
        <CoverImage id={id} src={item.pictureUrl} alt="" ratio="fill" eager />
      </div>
    );
  }
  const go = (index: number) => {
    const strip = row.current;
    strip?.scrollTo({ left: index * strip.clientWidth, behavior: "smooth" });
  };
  return (
    <div className="stack gap-10">
      <ul
        ref={row}
        className={classes.strip}
        aria-label={t("item.pictures")}
        // A row that scrolls is reached by the keyboard too.
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map(({ large }, index) => (
          <li key={large}>
            <CoverImage
              id={`${id}${index}`}
              src={large}
              alt={t("item.picture", { name, index: index + 1, of: pictures.length })}
              ratio="fill"
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <div className={classes.thumbs}>
          {pictures.map(({ thumb }, index) => (
            <button
              key={thumb}
              type="button"
              aria-label={t("item.show", { index: index + 1 })}
              aria-pressed={index === at}
              onClick={() => go(index)}
            >
              <CoverImage id={`${id}${index}`} src={thumb} alt="" ratio="1 / 1" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { moved } from "../../../ui/list/moved.ts";
import type { KindProps } from "../kind-props.ts";
import { Solution } from "../parts/Solution.tsx";
import classes from "./ordering.module.css";
import { useDragOrder } from "./use-drag-order.ts";

/**
 * Things to be put in order: tap one and then where it goes, move it by its arrows, or drag it. Each move is said. The
 * order it was shown in is no answer until somebody says so.
 */
export function OrderingAnswer({
  question,
  value,
  onChange,
  fixed,
  solution,
  labelledBy,
}: KindProps<"ordering">) {
  const { t } = useTranslation("learning/questions");
  const [picked, setPicked] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const order = value?.items ?? question.items.map(({ id }) => id);
  const byId = new Map(question.items.map((item) => [item.id, item]));
  const items = order.flatMap((id) => byId.get(id) ?? []);
  const nameOf = (id: string) => byId.get(id)?.text ?? "";

  const move = (from: number, to: number) => {
    const id = order[from];
    if (id === undefined || to < 0 || to >= order.length) return;
    onChange({ kind: "ordering", items: moved(order, from, to) });
    setAnnouncement(t("ordering.said", { name: nameOf(id), place: to + 1, count: order.length }));
  };
  const drag = useDragOrder(move);
  const tap = (index: number) => {
    const id = order[index];
    if (picked === undefined) {
      setPicked(id);
      setAnnouncement(t("ordering.picked", { name: nameOf(id ?? "") }));
      return;
    }
    setPicked(undefined);
    if (picked !== id) move(order.indexOf(picked), index);
  };
  return (
    <>
      <ol className="plain stack gap-8" aria-labelledby={labelledBy}>
        {items.map(({ id, text, pictureUrl, pictureAlt }, index) => (
          <li key={id} className={classes.item} data-picked={picked === id || undefined}>
            {fixed ? null : (
              <span className={classes.grip} {...drag(index)} aria-hidden="true">
                <IconGripVertical size={20} stroke={1.7} />
              </span>
            )}
            <button
              type="button"
              className={classes.words}
              aria-pressed={picked === id}
              disabled={fixed}
              onClick={() => tap(index)}
            >
              <span className={classes.place}>{index + 1}</span>
              <span>
                {pictureUrl ? (
                  <img
                    className={classes.picture}
                    src={pictureUrl}
                    alt={pictureAlt || (text ? "" : t("pictureOf", { number: index + 1 }))}
                  />
                ) : null}
                {text}
              </span>
            </button>
            {fixed ? null : (
              <span className={classes.arrows}>
                <button
                  className="centre bare square-44 r-10 ink pointer"
                  type="button"
                  aria-label={t("ordering.up", { name: text })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <IconArrowUp size={20} stroke={1.8} aria-hidden="true" />
                </button>
                <button
                  className="centre bare square-44 r-10 ink pointer"
                  type="button"
                  aria-label={t("ordering.down", { name: text })}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <IconArrowDown size={20} stroke={1.8} aria-hidden="true" />
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {value === null && !fixed ? (
        <Button
          variant="default"
          className="self-start"
          onClick={() => onChange({ kind: "ordering", items: [...order] })}
        >
          {t("ordering.keep")}
        </Button>
      ) : null}
      <span className="only-heard" aria-live="assertive">
        {announcement}
      </span>
      {solution ? <Solution>{solution.items.map(nameOf).join(" → ")}</Solution> : null}
    </>
  );
}

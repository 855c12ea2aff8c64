import { IconCheck, IconZoomIn } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { type BoardProps, feedbackFor, waitingOf } from "../board.ts";
import { Face } from "../frame/Face.tsx";
import { useThingNames } from "../frame/use-thing-names.ts";
import hand from "../touch/hand.module.css";
import { useTouch } from "../touch/use-touch.ts";
import classes from "./board.module.css";

/** As many as a thumb finds without looking for them; the others come as room is made. */
const inSight = { phone: 6, desktop: 12 };

/** §learning#games drag_and_drop: each thing into the place it belongs to. */
export function Board({ shown, feedback, waiting, over, onMove }: BoardProps<"drag_and_drop">) {
  const { t } = useTranslation("learning/games");
  const nameOf = useThingNames();
  const phone = useIsPhone();
  const [looked, setLooked] = useState<number>();
  const moving = waitingOf(waiting, "drag_and_drop");
  const movedTo = (card: number) => moving.find((one) => one.card === card)?.zone;
  const last = feedbackFor(feedback, "drag_and_drop");
  const { held, ...grip } = useTouch({
    disabled: over,
    onPut: (card, zone) => onMove({ type: "drag_and_drop", card: Number(card), zone: Number(zone) }),
    onLook: (card) => {
      if (shown.cards[Number(card)]?.pictureUrl) setLooked(Number(card));
    },
  });
  const left = shown.cards.filter(({ card, zone }) => zone === null && movedTo(card) === undefined);
  const most = inSight[phone ? "phone" : "desktop"];
  const inHand = held === undefined ? undefined : shown.cards[Number(held)];
  const seen = looked === undefined ? undefined : shown.cards[looked];
  return (
    <div className="flex column gap-16 min-h-0 grow">
      <div className={classes.zones} data-many={shown.zones.length > 2 || undefined}>
        {shown.zones.map(({ zone, text }) => {
          const inside = shown.cards.filter((each) => each.zone === zone || movedTo(each.card) === zone);
          const wrong = last?.outcome === "wrong" && last.move.zone === zone;
          return (
            <div
              key={`${zone} ${wrong ? last.seq : ""}`}
              className={classes.zone}
              data-open={held !== undefined || undefined}
              data-wrong={wrong || undefined}
              {...grip.place(String(zone))}
            >
              <button
                type="button"
                className={classes.put}
                disabled={over}
                aria-label={
                  inHand
                    ? t("hand.put", { thing: nameOf(inHand, inHand.card + 1), place: text })
                    : t("hand.place", { place: text, count: inside.length })
                }
                onClick={grip.onPlace(String(zone))}
              />
              <strong className="mb-8 relative block text-15 weight-650 break untouchable">{text}</strong>
              <ul className={classes.inside}>
                {inside.map((each) => (
                  <li
                    key={each.card}
                    data-waits={each.zone === null || undefined}
                    data-new={
                      (last?.outcome === "right" && last.move.card === each.card && each.zone !== null) ||
                      undefined
                    }
                  >
                    <Face face={each} number={each.card + 1} />
                    {each.zone === null ? null : <IconCheck size={14} stroke={2.4} aria-hidden="true" />}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <div className={classes.tray}>
        <p className="small mb-8">
          {held === undefined
            ? t(left.length > 0 ? "hand.help" : "hand.empty")
            : t("hand.holding", { thing: inHand ? nameOf(inHand, inHand.card + 1) : "" })}
        </p>
        <ul className={classes.things} aria-label={t("hand.tray")}>
          {left.slice(0, most).map((each) => {
            const wrong = last?.outcome === "wrong" && last.move.card === each.card;
            return (
              <li key={`${each.card} ${wrong ? last.seq : ""}`}>
                <button
                  type="button"
                  className={hand.thing}
                  data-wrong={wrong || undefined}
                  {...grip.thing(String(each.card))}
                >
                  <Face face={each} number={each.card + 1} />
                </button>
                {each.pictureUrl ? (
                  <button
                    type="button"
                    className={classes.look}
                    aria-label={t("look", { thing: nameOf(each, each.card + 1) })}
                    onClick={() => setLooked(each.card)}
                  >
                    <IconZoomIn size={18} stroke={1.8} aria-hidden="true" />
                  </button>
                ) : null}
              </li>
            );
          })}
        </ul>
        {left.length > most ? (
          <p className="small mt-8">{t("hand.more", { count: left.length - most })}</p>
        ) : null}
      </div>
      <Sheet
        opened={seen !== undefined}
        onClose={() => setLooked(undefined)}
        title={seen ? nameOf(seen, seen.card + 1) : ""}
      >
        {seen?.pictureUrl ? <img className="full r-12 block" src={seen.pictureUrl} alt="" /> : null}
      </Sheet>
    </div>
  );
}

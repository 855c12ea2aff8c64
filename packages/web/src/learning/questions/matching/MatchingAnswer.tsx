import { IconLink, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KindProps } from "../kind-props.ts";
import { Solution } from "../parts/Solution.tsx";
import classes from "./matching.module.css";
import { joined, nextOpen, type Pair } from "./pairs.ts";

/** Tap what stands on one side, then what belongs to it; the next open one is ready by itself. Each pair is said. */
export function MatchingAnswer({
  question,
  value,
  onChange,
  fixed,
  solution,
  labelledBy,
}: KindProps<"matching">) {
  const { t } = useTranslation("learning/questions");
  const pairs: readonly Pair[] = value?.pairs ?? [];
  const lefts = question.left.map(({ id }) => id);
  const [picked, setPicked] = useState<string | undefined>(() => nextOpen(pairs, lefts, lefts.at(-1) ?? ""));
  const [announcement, setAnnouncement] = useState("");
  const leftText = (id: string) => question.left.find((each) => each.id === id)?.text ?? "";
  const rightText = (id: string) => question.right.find((each) => each.id === id)?.text ?? "";

  const keep = (next: Pair[]) => onChange(next.length > 0 ? { kind: "matching", pairs: next } : null);
  const join = (right: string) => {
    if (picked === undefined) return;
    const next = joined(pairs, lefts, { left: picked, right });
    keep(next);
    setAnnouncement(t("matching.said", { left: leftText(picked), right: rightText(right) }));
    setPicked(nextOpen(next, lefts, picked));
  };
  const part = (left: string) => {
    keep(pairs.filter((pair) => pair.left !== left));
    setAnnouncement(t("matching.parted", { left: leftText(left) }));
    setPicked(left);
  };
  return (
    <>
      <div className={classes.matching}>
        <ul aria-labelledby={labelledBy}>
          {question.left.map(({ id, text }) => {
            const right = pairs.find((pair) => pair.left === id)?.right;
            return (
              <li key={id} className={classes.left} data-picked={(picked === id && !fixed) || undefined}>
                <button
                  type="button"
                  className={classes.words}
                  aria-pressed={picked === id}
                  disabled={fixed}
                  onClick={() => setPicked(id)}
                >
                  <span>{text}</span>
                  <span className={classes.partner} data-open={right === undefined || undefined}>
                    <IconLink size={16} stroke={1.8} aria-hidden="true" />
                    {right === undefined ? t("matching.open") : rightText(right)}
                  </span>
                </button>
                {right === undefined || fixed ? null : (
                  <button
                    type="button"
                    className={classes.part}
                    aria-label={t("matching.part", { left: text, right: rightText(right) })}
                    onClick={() => part(id)}
                  >
                    <IconX size={18} stroke={1.8} aria-hidden="true" />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        {fixed ? null : (
          <div className={classes.rights}>
            <p className="hint" id={`${labelledBy}-for`}>
              {picked === undefined ? t("matching.all") : t("matching.for", { left: leftText(picked) })}
            </p>
            <ul aria-labelledby={`${labelledBy}-for`}>
              {question.right.map(({ id, text }) => {
                const taken = pairs.some((pair) => pair.right === id);
                return (
                  <li key={id}>
                    <button
                      type="button"
                      className={classes.right}
                      data-taken={taken || undefined}
                      disabled={picked === undefined}
                      onClick={() => join(id)}
                    >
                      {text}
                      {taken ? <span className="only-heard">{t("matching.taken")}</span> : null}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
      <span className="only-heard" aria-live="assertive">
        {announcement}
      </span>
      {solution ? (
        <Solution>
          {solution.pairs.map(({ left, right }) => `${leftText(left)} – ${rightText(right)}`).join("; ")}
        </Solution>
      ) : null}
    </>
  );
}

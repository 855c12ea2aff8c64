import { IconAlertTriangle, IconCheck, IconEye, IconInfoCircle, IconX } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import classes from "./level-review.module.css";
import { type Review, type TierDecision, useReviewAction } from "./level-review.queries.ts";

const CommentSheet = lazyPart(() =>
  import("../../../ui/form/CommentSheet.tsx").then((one) => ({ default: one.CommentSheet })),
);

type Deed = "fine" | "doubt" | TierDecision;

const GOOD: readonly Deed[] = ["fine", "grant", "keep"];
const WITH_REASON: readonly Deed[] = ["doubt", "refuse", "lower"];

/** Finding of the first reviewer; the second person reads it before deciding. */
function Look({ look }: { look: NonNullable<Review["examination"]> }) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { dateTime } = useFormats();
  const Icon = look.finding === "fine" ? IconCheck : IconAlertTriangle;
  return (
    <div className={classes.look} data-finding={look.finding}>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <strong>{t(`finding.${look.finding}`)}</strong>
        {look.note ? <p>{look.note}</p> : null}
        <p className="hint leading-145">
          {look.name} · <time dateTime={look.at}>{dateTime(new Date(look.at))}</time>
        </p>
      </div>
    </div>
  );
}

/** The next step of a review: look at it, or decide; who may not is told why. */
export function ReviewActions({ review }: { review: Review }) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const [openDeed, setOpenDeed] = useState<Deed>();
  const { look, decide } = useReviewAction(review);
  const { can, hindrance, kind, name, to, from, threshold, audited } = review;
  const deeds: readonly Deed[] = [...(can.examine ? (["fine", "doubt"] as const) : []), ...can.decide];
  const level = shell(`words.level.${kind === "promotion" ? to : from}`);
  const params = { name, level, lower: shell(`words.level.${to}`) };

  const act = async (deed: Deed, words: string) => {
    if (deed === "fine" || deed === "doubt") await look.mutateAsync({ finding: deed, note: words });
    else await decide.mutateAsync({ verdict: deed, ...(words && { reason: words }) });
    notice(t(`deed.${deed}.done`, params));
  };

  if (deeds.length === 0 && !hindrance && !review.examination && !review.appealText) return null;
  return (
    <Card title={t(can.examine ? "deed.lookTitle" : "deed.title")}>
      <div className="stack content-start gap-14 shrink">
        {review.examination ? <Look look={review.examination} /> : null}
        {review.appealText ? (
          <div>
            <h3 className="mb-6 text-14 weight-600">{t("appeal")}</h3>
            <p className={classes.quote}>{review.appealText}</p>
          </div>
        ) : null}
        {can.examine ? (
          <p className="flex gap-10 p-12-14 r-12 on-primary-light text-15 leading-14">
            <IconInfoCircle className="rigid" size={20} stroke={1.8} aria-hidden="true" />
            {t("deed.twoPeople")}
          </p>
        ) : null}
        {hindrance ? (
          <p className="flex gap-10 p-12-14 r-12 on-primary-light text-15 leading-14">
            <IconInfoCircle className="rigid" size={20} stroke={1.8} aria-hidden="true" />
            {t(`hindrance.${hindrance}`, { missing: number(Math.max(0, threshold - audited)) })}
          </p>
        ) : null}
        {deeds.length > 0 ? (
          <div className={classes.deeds}>
            {deeds.map((deed) => {
              const good = GOOD.includes(deed);
              const Icon = deed === "fine" ? IconEye : good ? IconCheck : IconX;
              return (
                <Button
                  key={deed}
                  variant={good ? "filled" : "light"}
                  color={good ? undefined : "danger"}
                  leftSection={<Icon size={18} stroke={1.8} aria-hidden="true" />}
                  onClick={() => setOpenDeed(deed)}
                >
                  {t(`deed.${deed}.action`, params)}
                </Button>
              );
            })}
          </div>
        ) : null}
      </div>
      {openDeed ? (
        <Suspense fallback={null}>
          <CommentSheet
            title={t(`deed.${openDeed}.title`, params)}
            text={t(`deed.${openDeed}.text`, params)}
            label={
              openDeed === "fine"
                ? t("optional", { label: t("deed.note") })
                : t(openDeed === "doubt" ? "deed.note" : "deed.reason")
            }
            help={t(openDeed === "fine" || openDeed === "doubt" ? "deed.noteHelp" : "deed.reasonHelp")}
            submit={t(`deed.${openDeed}.action`, params)}
            required={WITH_REASON.includes(openDeed)}
            danger={!GOOD.includes(openDeed)}
            onSay={(words) => act(openDeed, words)}
            onClose={() => setOpenDeed(undefined)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

import { useTranslation } from "react-i18next";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import classes from "../sales.module.css";
import type { Claim } from "../sales.queries.ts";

const LOST = new Set<Claim["state"]>(["rejected", "reversed", "withdrawn"]);
const WAITING = new Set<Claim["state"]>(["submitted", "in_review", "resubmitted", "appealed"]);

/** Points the sale gave and those that stand now, and the audit's words. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { points, standing, experience, state, verdictReason, appealText, observation } = claim;
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt className="mb-6 text-14 weight-600">{t("detail.points")}</dt>
          <dd>
            <PointsChip value={points} />
          </dd>
        </div>
        {standing === points ? null : (
          <div>
            <dt className="mb-6 text-14 weight-600">{t("detail.standing")}</dt>
            <dd>
              <PointsChip value={standing} />
            </dd>
          </div>
        )}
        {experience > 0 && !LOST.has(state) ? (
          <div>
            <dt className="mb-6 text-14 weight-600">{t("detail.experience")}</dt>
            <dd>
              <ExperienceChip value={experience} />
            </dd>
          </div>
        ) : null}
      </dl>
      {WAITING.has(state) ? <p className="text-15 leading-145 mt-14">{t("receipt.waits")}</p> : null}
      {verdictReason ? (
        <p className="text-15 leading-145 mt-14">
          <strong>{t("detail.reason")}</strong> {verdictReason}
        </p>
      ) : null}
      {appealText ? (
        <p className="text-15 leading-145 mt-14">
          <strong>{t("detail.appeal")}</strong> {appealText}
        </p>
      ) : null}
      {observation ? (
        <p className="text-15 leading-145 mt-14">
          <strong>{t("detail.observation")}</strong> {observation}
        </p>
      ) : null}
    </>
  );
}

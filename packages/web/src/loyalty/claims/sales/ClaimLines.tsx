import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Thumb } from "../../../ui/cover/Thumb.tsx";
import { PointsChip } from "../../../ui/score/Chips.tsx";
import { Trace } from "../../earning/Trace.tsx";
import { keyWords } from "./key-words.ts";
import classes from "./sales.module.css";
import type { Claim } from "./sales.queries.ts";

type Line = Claim["lines"][number];

/** Verdict of the audit on a line: all of it, a part, nothing; undefined before it spoke. */
function useVerdict() {
  const { t } = useTranslation("loyalty/claims/sales");
  const { number } = useFormats();
  return ({ verdict, acceptedQuantity, quantity }: Line) => {
    if (!verdict) return undefined;
    if (verdict === "accepted" && acceptedQuantity !== null && acceptedQuantity < quantity) {
      return t("verdict.part", { accepted: number(acceptedQuantity), quantity: number(quantity) });
    }
    return t(`verdict.${verdict}`);
  };
}

/** The lines of a sale that was sent: points, verdict and the reason for both. */
export function ClaimLines({ claim, open = false }: { claim: Claim; open?: boolean }) {
  const { t: earning } = useTranslation("loyalty/earning");
  const { number } = useFormats();
  const verdictOf = useVerdict();
  return (
    <ul className={classes.claimLines}>
      {claim.lines.map((line) => {
        const verdict = verdictOf(line);
        return (
          <li key={line.id}>
            <div className={classes.claimLine}>
              <Thumb src={line.pictureUrl} kind={line.productType} />
              <div>
                <h3 className="text-15 weight-600 leading-135">
                  <span className="numbers">{number(line.quantity)} ×</span> {line.name}
                </h3>
                <p className="small mt-2">{keyWords(line)}</p>
              </div>
              <PointsChip value={line.points} size="sm" />
            </div>
            {verdict ? (
              <p className={classes.verdict} data-verdict={line.verdict}>
                {verdict}
                {line.reason ? `: ${line.reason}` : ""}
              </p>
            ) : null}
            <details className={classes.why} open={open}>
              <summary>
                {earning("why")}
                <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
              </summary>
              <Trace steps={line.trace} product={line.name} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

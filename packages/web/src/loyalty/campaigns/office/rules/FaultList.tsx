import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { FaultKind, RuleSetFault } from "@trilha/contract/loyalty/earning/faults.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";

const MOST = 20;

/** Words of a fault, and the sale that shows it. */
export function useFaultWords() {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number } = useFormats();
  return {
    // A key that ends in "_one" would be a plural's.
    kind: (kind: FaultKind) => t(kind === "factor_below_one" ? "fault.factor_lowers" : `fault.${kind}`),
    basket: ({ basket }: RuleSetFault): string | undefined => {
      if (!basket) return undefined;
      const { productType, brand, processor, generation, sku } = basket.product;
      const product = [productType, brand, processor, generation, sku].filter(Boolean).join(" · ");
      return t("fault.example", {
        count: basket.quantity,
        units: number(basket.quantity),
        product: product || t("fault.anyProduct"),
      });
    },
  };
}

type Props = {
  faults: readonly RuleSetFault[];
  /** Cells and fields that cannot be read yet. */
  unread: number;
  /** Where a rule is found: its line's number, or the card it is on. */
  placeOf: (ruleId: string) => string;
  onGo: (ruleId: string) => void;
};

/** Faults that keep these rules from being proposed, each leading to its line. */
export function FaultList({ faults, unread, placeOf, onGo }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number } = useFormats();
  const words = useFaultWords();
  const count = faults.length + unread;
  if (count === 0)
    return (
      <p className="row gap-8 ink-success text-14" role="status">
        <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
        {t("fault.none")}
      </p>
    );
  return (
    <Card title={t("fault.title", { count, amount: number(count) })} className={classes.faultCard ?? ""}>
      <p className="only-heard" role="status">
        {t("fault.title", { count, amount: number(count) })}
      </p>
      <ul className={classes.faults}>
        {unread > 0 ? (
          <li>
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
            <span>{t("fault.unread", { count: unread, amount: number(unread) })}</span>
          </li>
        ) : null}
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.kind} ${fault.path}`}>
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
            <span>
              <strong>{words.kind(fault.kind)}</strong>{" "}
              {[...new Set(fault.ruleIds)].map((id) => (
                <button key={id} type="button" className={classes.place} onClick={() => onGo(id)}>
                  {placeOf(id)}
                </button>
              ))}
              {fault.basket ? <small className="small block">{words.basket(fault)}</small> : null}
            </span>
          </li>
        ))}
        {faults.length > MOST ? (
          <li className={classes.dim}>
            {t("fault.more", { count: faults.length - MOST, amount: number(faults.length - MOST) })}
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

import { IconPlus } from "@tabler/icons-react";
import { saleLineLimit } from "@trilha/contract/loyalty/claims/limits.ts";
import type { Evaluation } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { lazyPart, usePartsAhead } from "../../../../ui/part/lazy-part.tsx";
import { addLine, putBack, removeLine, type SaleLine, setQuantity } from "../sale-form.ts";
import type { ProductChoice } from "../sales.queries.ts";
import classes from "./form.module.css";
import { LineCard } from "./LineCard.tsx";

const ProductSheet = lazyPart(() =>
  import("./ProductSheet.tsx").then(({ ProductSheet }) => ({ default: ProductSheet })),
);

type Props = {
  id: string;
  lines: readonly SaleLine[];
  evaluation: Evaluation | undefined;
  unit: (product: ProductChoice) => number | undefined;
  error: string | undefined;
  errorOf: (index: number) => string | undefined;
  onChange: (change: (lines: readonly SaleLine[]) => readonly SaleLine[]) => void;
};

/** Lines of the sale, one card a product. */
export function Lines({ id, lines, evaluation, unit, error, errorOf, onChange }: Props) {
  const { t } = useTranslation("loyalty/claims/sales");
  usePartsAhead(ProductSheet);
  const [choosing, setChoosing] = useState(false);
  const earned = new Map(evaluation?.lines.map((line) => [line.key, line]));

  const remove = (line: SaleLine, at: number) => {
    onChange((now) => removeLine(now, line.product.id));
    notice(t("lines.removed", { name: line.product.name }), {
      undo: () => onChange((now) => putBack(now, line, at)),
    });
  };
  const choose = (product: ProductChoice) => {
    onChange((now) => addLine(now, product));
    setChoosing(false);
  };

  return (
    <Card title={t("lines.title")}>
      {lines.length > 0 ? (
        <ul className={classes.lines} aria-label={t("lines.title")}>
          {lines.map((line, index) => (
            <LineCard
              key={line.product.id}
              line={line}
              earned={earned.get(line.product.id)}
              error={errorOf(index)}
              onQuantity={(quantity) => onChange((now) => setQuantity(now, line.product.id, quantity))}
              onRemove={() => remove(line, index)}
            />
          ))}
        </ul>
      ) : (
        <p className="mb-12 dim text-15 leading-145">{t("lines.empty")}</p>
      )}
      <Button
        id={id}
        variant="light"
        fullWidth
        disabled={lines.length >= saleLineLimit}
        aria-describedby={error ? `${id}-error` : undefined}
        leftSection={<IconPlus size={20} stroke={1.8} aria-hidden="true" />}
        onClick={() => setChoosing(true)}
      >
        {lines.length > 0 ? t("lines.another") : t("lines.add")}
      </Button>
      {error ? (
        <p id={`${id}-error`} className="mt-8 ink-danger text-13 leading-14">
          {error}
        </p>
      ) : null}
      {choosing ? (
        <Suspense fallback={null}>
          <ProductSheet lines={lines} unit={unit} onChoose={choose} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

import { IconInfoCircle } from "@tabler/icons-react";
import type { TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { useTranslation } from "react-i18next";
import classes from "./intro.module.css";

/** Why no attempt can begin, and what to do. */
export function WhyNot({ standing }: { standing: TestStanding }) {
  const { t } = useTranslation("learning/player");
  const { whyNot, passed } = standing;
  if (whyNot === null) return null;
  const reason = whyNot === "no_attempts" && passed ? "no_more" : whyNot;
  return (
    <div className={classes.whyNot} data-good={passed || undefined}>
      <IconInfoCircle className="mt-2" size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <strong>{t(`test.whyNot.${reason}.title`)}</strong>
        <p>{t(`test.whyNot.${reason}.text`)}</p>
      </div>
    </div>
  );
}

import { type QuestionKind, questionKinds } from "@trilha/contract/learning/questions/sorts.ts";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { KindIcon } from "../../KindIcon.tsx";
import classes from "./kind-picker.module.css";

type Props = { onChoose: (kind: QuestionKind) => void; onClose: () => void };

/** Choice of a question's kind: each with what it asks for and how it counts. */
export function KindPicker({ onChoose, onClose }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: words } = useTranslation("learning/questions");
  return (
    <Sheet opened title={t("kind.title")} size="lg" onClose={onClose}>
      <ul className="plain stack pair gap-4">
        {questionKinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={classes.kind} onClick={() => onChoose(kind)}>
              <span className="stack content-middle r-10 on-primary-light square-44 rigid ink-primary">
                <KindIcon kind={kind} size={22} />
              </span>
              <span className="stack shrink">
                <strong>{words(`kind.${kind}`)}</strong>
                <span className="hint">{t(`kind.${kind}.what`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

import { IconMovieOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import type { StageProps } from "../../stage.ts";

/** §entities#type-flash flash: no browser plays it any more; what stands in for it is one tap away. */
export function Stage({ content, goTo }: StageProps<"retired">) {
  const { t } = useTranslation("learning/player");
  const { replacementOrder } = content;
  return (
    <EmptyState
      icon={<IconMovieOff size={28} stroke={1.6} />}
      title={t("retired.title")}
      action={
        replacementOrder === null ? null : (
          <Button onClick={() => goTo(replacementOrder)}>{t("retired.replacement")}</Button>
        )
      }
    >
      {t(replacementOrder === null ? "retired.text" : "retired.textReplaced")}
    </EmptyState>
  );
}

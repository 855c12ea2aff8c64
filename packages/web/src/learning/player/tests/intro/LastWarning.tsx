import type { TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";

type Props = { opened: boolean; standing: TestStanding; onClose: () => void; onBegin: () => void };

/** §states#failing-all-attempts Before the last attempt begins: plainly what failing it does. */
export function LastWarning({ opened, standing, onClose, onBegin }: Props) {
  const { t } = useTranslation("learning/player");
  const { onFailure, minimumScore } = standing;
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t("test.last.title")}
      size="sm"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t("test.last.notNow")}
          </Button>
          <Button color={onFailure === "none" ? undefined : "danger"} onClick={onBegin}>
            {t("test.last.begin")}
          </Button>
        </>
      }
    >
      <p>{t(`test.last.${onFailure}`, { minimum: minimumScore ?? 0 })}</p>
    </Sheet>
  );
}

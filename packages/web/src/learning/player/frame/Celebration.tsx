import { IconTrophy } from "@tabler/icons-react";
import type { CompletionEarnings } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { useTranslation } from "react-i18next";
import { Confetti } from "../../../ui/celebrate/Confetti.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { ExperienceChip, PointsChip } from "../../../ui/score/Chips.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { useLimitWords } from "../../items/use-limit-words.ts";
import classes from "./celebration.module.css";

type Props = {
  opened: boolean;
  title: string;
  earned: CompletionEarnings | null;
  onClose: () => void;
  onCourse: () => void;
};

/** The course is finished: said once, briefly, with what it earned. */
export function Celebration({ opened, title, earned, onClose, onCourse }: Props) {
  const { t } = useTranslation("learning/player");
  const limit = useLimitWords().now(earned);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t("celebration.title")}
      size="sm"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t("celebration.stay")}
          </Button>
          <Button onClick={onCourse}>{t("toCourse")}</Button>
        </>
      }
    >
      <div className={classes.celebration}>
        <Confetti />
        <div className={classes.trophy} aria-hidden="true">
          <IconTrophy size={44} stroke={1.5} />
        </div>
        <p className="text-20 weight-650">{title}</p>
        {earned ? (
          <>
            {earned.points + earned.experience > 0 ? (
              <p className="flex wrap justify-center gap-8">
                {earned.points > 0 ? <PointsChip value={earned.points} /> : null}
                {earned.experience > 0 ? <ExperienceChip value={earned.experience} /> : null}
              </p>
            ) : null}
            <p className="hint">{limit ?? earned.campaign}</p>
          </>
        ) : null}
      </div>
    </Sheet>
  );
}

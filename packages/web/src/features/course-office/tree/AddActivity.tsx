import { type MediaType, mediaTypes } from "@trilha/contract/learning/activity-types.ts";
import { useTranslation } from "react-i18next";
import { ActivityIcon } from "../../../learning/ActivityIcon.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import classes from "./tree.module.css";

type Props = { onChoose: (type: MediaType) => void; onClose: () => void };

/** What kind of activity comes next: every type with a line about what it is. */
export function AddActivity({ onChoose, onClose }: Props) {
  const { t } = useTranslation("course-office");
  return (
    <Sheet opened title={t("tree.addTitle")} size="lg" onClose={onClose}>
      <ul className={classes.types}>
        {mediaTypes.map((type) => (
          <li key={type}>
            <button type="button" className={classes.type} onClick={() => onChoose(type)}>
              <span className={classes.icon}>
                <ActivityIcon type={type} size={22} />
              </span>
              <span className={classes.words}>
                <strong>{t(`type.${type}.name`)}</strong>
                <span className={classes.facts}>{t(`type.${type}.what`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

import {
  gameTypes,
  mediaTypes,
  type ReadyType,
  testTypes,
} from "@trilha/contract/learning/delivery/activity-types.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { ActivityIcon } from "../../items/ActivityIcon.tsx";
import classes from "./tree.module.css";

type Props = { onChoose: (type: ReadyType) => void; onClose: () => void };

const GROUPS = { media: mediaTypes, tests: testTypes, games: gameTypes } as const;

/** Types of one sort, each with a line about what it is. */
function Group({ group, onChoose }: { group: keyof typeof GROUPS; onChoose: Props["onChoose"] }) {
  const { t } = useTranslation("learning/authoring");
  const title = useId();
  return (
    <section className={classes.typeGroup} aria-labelledby={title}>
      <h3 id={title}>{t(`tree.group.${group}`)}</h3>
      <ul className={classes.types}>
        {GROUPS[group].map((type) => (
          <li key={type}>
            <button type="button" className={classes.type} onClick={() => onChoose(type)}>
              <span className={classes.icon}>
                <ActivityIcon type={type} size={22} />
              </span>
              <span className={classes.words}>
                <strong>{t(`type.${type}.name`)}</strong>
                <span className="small">{t(`type.${type}.what`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Choice of the next activity's kind: something to see, a test or a game. */
export function AddActivity({ onChoose, onClose }: Props) {
  const { t } = useTranslation("learning/authoring");
  return (
    <Sheet opened title={t("tree.addTitle")} size="lg" onClose={onClose}>
      <Group group="media" onChoose={onChoose} />
      <Group group="tests" onChoose={onChoose} />
      <Group group="games" onChoose={onChoose} />
    </Sheet>
  );
}

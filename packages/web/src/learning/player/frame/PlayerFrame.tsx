import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import type { ActivityNeighbours } from "../neighbours.ts";
import type { Opened } from "../player.queries.ts";
import type { Saving } from "../progress/outbox.ts";
import type { PlayerProgress } from "../progress/use-player-progress.ts";
import { Bar } from "./Bar.tsx";
import { Outline } from "./Outline.tsx";
import classes from "./player.module.css";
import { StageFault } from "./StageFault.tsx";
import { StageSkeleton } from "./StageSkeleton.tsx";

type Props = {
  opened: Opened;
  course: Course | undefined;
  way: ActivityNeighbours;
  standing: PlayerProgress;
  /** Progress of the activity. */
  percent: number;
  /** Undefined: said elsewhere. */
  saving?: Saving | undefined;
  /** Locks are ignored: every activity can be opened. */
  unlocked?: boolean;
  onClose: () => void;
  onGo: (order: number) => void;
  onRetry: () => void;
  onReopen: () => void;
  /** Stage of the activity. */
  children: ReactNode;
  /** Stands below the stage: the way on once it is over. */
  after?: ReactNode;
};

/** The content over the whole area, one bar, and the outline beside it: on a phone as a sheet. */
export function PlayerFrame({
  opened,
  course,
  unlocked = false,
  children,
  after,
  onGo,
  onReopen,
  ...bar
}: Props) {
  const { t } = useTranslation("learning/player");
  const phone = useIsPhone();
  const [outlined, setOutlined] = useState(false);
  const outline = (
    <Outline
      opened={opened}
      standing={bar.standing}
      course={course}
      unlocked={unlocked}
      onGo={(order) => {
        if (phone) setOutlined(false);
        onGo(order);
      }}
    />
  );
  return (
    <div className={classes.player} data-foot-bar data-outline={outlined && !phone ? "" : undefined}>
      <Bar
        {...bar}
        opened={opened}
        outlined={outlined}
        onGo={onGo}
        onOutline={() => setOutlined((is) => !is)}
        onReopen={onReopen}
      />
      <main id="content" className={classes.stage} data-kind={opened.content.kind}>
        <StageFault onReopen={onReopen}>
          <Suspense fallback={<StageSkeleton />}>{children}</Suspense>
        </StageFault>
        {after}
      </main>
      {phone ? (
        <Sheet opened={outlined} onClose={() => setOutlined(false)} title={opened.course.title}>
          {outline}
        </Sheet>
      ) : outlined ? (
        <aside className={classes.side} aria-label={t("outline")}>
          {outline}
        </aside>
      ) : null}
    </div>
  );
}

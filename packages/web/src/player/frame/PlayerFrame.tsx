import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import type { Opened } from "../player.queries.ts";
import classes from "./player.module.css";
import { StageFault } from "./StageFault.tsx";
import { StageSkeleton } from "./StageSkeleton.tsx";

type Props = {
  opened: Opened;
  bar: ReactNode;
  outline: ReactNode;
  outlined: boolean;
  onOutlined: (outlined: boolean) => void;
  onReopen: () => void;
  /** What the activity is shown by. */
  children: ReactNode;
};

/** The content over the whole area, one bar, and the outline beside it: on a phone as a sheet. */
export function PlayerFrame({ opened, bar, outline, outlined, onOutlined, onReopen, children }: Props) {
  const { t } = useTranslation("player");
  const phone = useIsPhone();
  return (
    <div className={classes.player} data-foot-bar data-outline={outlined && !phone ? "" : undefined}>
      {bar}
      <main id="content" className={classes.stage} data-kind={opened.content.kind}>
        <StageFault onReopen={onReopen}>
          <Suspense fallback={<StageSkeleton />}>{children}</Suspense>
        </StageFault>
      </main>
      {phone ? (
        <Sheet opened={outlined} onClose={() => onOutlined(false)} title={opened.course.title}>
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

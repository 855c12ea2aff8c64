import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./skeletons.module.css";

/** One grey bone, as large as what will stand there. */
export function Bone({
  width = "100%",
  height = 16,
  round,
}: {
  width?: number | string;
  height?: number | string;
  round?: boolean;
}) {
  return <span className={classes.bone} style={{ width, height, borderRadius: round ? 999 : undefined }} />;
}

/** Tells screen readers once that something is on its way; the bones themselves are silent. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-busy="true">
      <span className="only-heard">{t("ui.loading")}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      {times(rows).map((row) => (
        <div key={row} className="row gap-12 p-12-0">
          <Bone width={40} height={40} round />
          <div className="stack gap-8 grow">
            <Bone width={`${62 - ((row * 13) % 30)}%`} />
            <Bone width={`${38 - ((row * 7) % 16)}%`} height={12} />
          </div>
        </div>
      ))}
    </Loading>
  );
}

export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading>
      <div className="stack gap-20">
        {times(fields).map((field) => (
          <div key={field} className="stack gap-8 grow">
            <Bone width={110} height={12} />
            <Bone height={44} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** A whole page before its code is here: title and a block. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className="stack gap-12">
        <Bone width={240} height={32} />
        <Bone width={320} height={14} />
        <div className={classes.block} />
        <div className={classes.block} />
      </div>
    </Loading>
  );
}

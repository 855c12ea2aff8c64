import type { ReactNode } from "react";
import classes from "./state.module.css";

type Props = {
  /** An icon component of the one set, 28 px. */
  icon: ReactNode;
  title: string;
  /** Title of what will be here. */
  children?: ReactNode;
  /** Next step. */
  action?: ReactNode;
};

/** Empty place: says what will be there, and offers the next step. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className={classes.state}>
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <h2 className={classes.title}>{title}</h2>
      {children ? <p className={classes.text}>{children}</p> : null}
      {action ? <div className="flex wrap justify-center gap-8 mt-20">{action}</div> : null}
    </div>
  );
}

import type { ReactNode } from "react";
import { Main } from "../../ui/page/Main.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { TrailMark } from "../frame/TrailMark.tsx";
import classes from "./full-page.module.css";

type Props = {
  title: string;
  text: string;
  children?: ReactNode;
  actions?: ReactNode;
  code?: string | undefined;
};

/** A page that stands alone, without a frame: not found, broken, maintenance, blocked. */
export function FullPage({ title, text, children, actions, code }: Props) {
  return (
    <Main className={classes.page}>
      <TrailMark className={classes.mark} />
      <PageTitle title={title} hidden />
      <p className={classes.title} aria-hidden="true">
        {title}
      </p>
      <p className={classes.text}>{text}</p>
      {children ? <div className={classes.inside}>{children}</div> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {code ? <p className={classes.code}>{code}</p> : null}
    </Main>
  );
}

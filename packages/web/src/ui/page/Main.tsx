import { createContext, type ReactNode, use } from "react";

const InsideMain = createContext(false);

/** The main landmark of a page. Inside another it is plain: an error page that is drawn within a frame adds none. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  if (use(InsideMain)) return <div className={className}>{children}</div>;
  return (
    <InsideMain value>
      <main id="content" className={className}>
        {children}
      </main>
    </InsideMain>
  );
}

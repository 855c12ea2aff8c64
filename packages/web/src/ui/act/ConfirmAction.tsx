import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import { lazyPart, usePartsAhead } from "../part/lazy-part.tsx";

const Sheet = lazyPart(() => import("../sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

type Props = {
  /** Draws what opens the question. */
  children: (ask: () => void) => ReactNode;
  title: string;
  /** Consequences, plainly. */
  text: ReactNode;
  /** Says the deed: "End session", never "OK". */
  confirm: string;
  /** A deed that loses nothing: its button looks as any other. */
  harmless?: boolean;
  /** A promise keeps the question open until it is done. */
  onConfirm: () => Promise<unknown> | undefined;
};

/** Asks once before something that cannot be taken back. */
export function ConfirmAction({ children, title, text, confirm, harmless, onConfirm }: Props) {
  const { t } = useTranslation("shell");
  const [state, setState] = useState<"closed" | "asking" | "doing">("closed");
  usePartsAhead(Sheet);
  const done = () => setState("closed");

  const act = () => {
    setState("doing");
    Promise.resolve(onConfirm()).then(done, done);
  };

  return (
    <>
      {children(() => setState("asking"))}
      {state === "closed" ? null : (
        <Suspense fallback={null}>
          <Sheet
            opened
            onClose={done}
            title={title}
            size="sm"
            footer={
              <>
                <Button variant="default" onClick={done}>
                  {t("ui.cancel")}
                </Button>
                <Button color={harmless ? "primary" : "danger"} loading={state === "doing"} onClick={act}>
                  {confirm}
                </Button>
              </>
            }
          >
            {text}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}

import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/button.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import type { DefinedImport, ImportEndpoint, ImportResult } from "./define-import.ts";
import { ImportSteps } from "./ImportSteps.tsx";
import { useImportTexts } from "./use-import-texts.ts";

type FrameProps = {
  declared: DefinedImport;
  /** Link back to where the things are. */
  back: { to: string; label: string; search?: FilterValues };
  /** Name of the thing that lines are brought into, where the title says it. */
  name?: string;
  children: ReactNode;
};

/** Head of an import's page: the way back, what comes in and how. */
export function ImportFrame({ declared, back, name = "", children }: FrameProps) {
  const { t } = useImportTexts(declared);
  return (
    <>
      <BackLink>
        <Link to={back.to} {...(back.search && { search: back.search })}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {back.label}
        </Link>
      </BackLink>
      <PageTitle title={t("title", { name })} lead={t("lead")} />
      {children}
    </>
  );
}

type OnwardProps = { declared: DefinedImport; to: string; search?: Record<string, string> };

/** Link to the things that came in. */
export function Onward({ declared, to, search }: OnwardProps) {
  const { t } = useImportTexts(declared);
  return (
    <Button renderRoot={(props) => <Link {...props} to={to} {...(search && { search })} />}>
      {t("onward")}
    </Button>
  );
}

type PlainProps<Spec extends ImportEndpoint> = {
  declared: DefinedImport<Spec>;
  back: FrameProps["back"];
  /** Place of what came in, where it is another than the page came from. */
  onward?: Omit<OnwardProps, "declared">;
  more?: (report: ImportResult<Spec>) => ReactNode;
};

/** Page of an import that asks for nothing but a file. */
export function ImportView<Spec extends ImportEndpoint>({ declared, back, onward, more }: PlainProps<Spec>) {
  return (
    <ImportFrame declared={declared} back={back}>
      <ImportSteps
        declared={declared}
        {...(more && { more })}
        onward={<Onward declared={declared} to={back.to} {...onward} />}
      />
    </ImportFrame>
  );
}

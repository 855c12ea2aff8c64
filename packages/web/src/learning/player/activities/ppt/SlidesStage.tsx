import { IconDownload, IconPresentation } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import type { StageProps } from "../../stage.ts";

const PdfView = lazyPart(() => import("../pdf/PdfView.tsx").then(({ PdfView }) => ({ default: PdfView })));

/** §entities#type-slides ppt: the slides as pages where they could be turned into some, else the file itself. */
export function Stage({ content, opened, recorder, reopen }: StageProps<"slides">) {
  const { t } = useTranslation("learning/player");
  const { pdfUrl, fileUrl, name, locale, converting } = content;

  useEffect(() => {
    if (pdfUrl) return undefined;
    recorder.active(true);
    return () => recorder.active(false);
  }, [pdfUrl, recorder]);

  if (pdfUrl)
    return (
      <PdfView
        url={pdfUrl}
        name={opened.activity.title}
        locale={locale}
        resume={opened.progress.resume?.at}
        recorder={recorder}
        onStale={reopen}
      />
    );
  return (
    <EmptyState
      icon={<IconPresentation size={28} stroke={1.6} />}
      title={name}
      action={
        <>
          <Button
            component="a"
            href={fileUrl}
            download={name}
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden="true" />}
          >
            {t("slides.download")}
          </Button>
          {converting ? (
            <Button variant="default" onClick={reopen}>
              {t("slides.look")}
            </Button>
          ) : null}
        </>
      }
    >
      {t(converting ? "slides.converting" : "slides.file")}
    </EmptyState>
  );
}

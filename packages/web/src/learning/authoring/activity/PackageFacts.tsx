import { IconAlertTriangle, IconPackage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import type { Package } from "../course-office.queries.ts";
import classes from "./activity.module.css";

type Newest = Package["newest"];

/** Why a package was refused: in words, with the file and the line where the fault has a place. */
function Refusal({ refusal }: { refusal: NonNullable<Newest["refusal"]> }) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { file, line, title } = refusal;
  return (
    <div className="flex gap-10 p-12-14 r-10 on-danger-light text-14" role="alert">
      <IconAlertTriangle className="ink-danger" size={20} stroke={1.8} aria-hidden="true" />
      <div className="stack gap-4 shrink">
        <strong>{title}</strong>
        {file ? (
          <code className="break">
            {line === null ? file : t("package.at", { file, line: number(line) })}
          </code>
        ) : null}
      </div>
    </div>
  );
}

/** Facts of a package: how far it is unpacked, its edition, its lessons. */
export function PackageFacts({ content }: { content: Package }) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { newest, title, revision } = content;
  const { summary } = newest;
  if (newest.state === "unpacking")
    return (
      <div role="status">
        <div>
          <span>{t("package.unpacking")}</span>
          <strong>{t("list.percent", { percent: number(newest.progress) })}</strong>
        </div>
        <Progress value={newest.progress} aria-label={t("package.unpacking")} />
      </div>
    );
  return (
    <>
      {newest.refusal ? <Refusal refusal={newest.refusal} /> : null}
      {newest.refusal && revision !== null ? (
        <p className="hint">{t("package.oldStays", { revision: number(revision) })}</p>
      ) : null}
      {newest.state === "ready" ? (
        <div className={classes.file}>
          <IconPackage size={22} stroke={1.6} aria-hidden="true" />
          <span className="stack grow shrink text-14">
            <strong className="truncated weight-550">{summary?.title || title}</strong>
            <span className="small">
              {[
                summary?.version ? t("package.version", { version: summary.version }) : undefined,
                t("package.files", { count: newest.fileCount, amount: number(newest.fileCount) }),
                t("package.revision", { revision: number(newest.revision) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
        </div>
      ) : null}
      {summary && summary.scos.length > 1 ? (
        <details className="text-14">
          <summary className="min-h-32 ink-primary weight-550 pointer">
            {t("package.scos", { count: summary.scos.length, amount: number(summary.scos.length) })}
          </summary>
          <ol>
            {summary.scos.map((sco) => (
              <li key={sco.identifier}>{sco.title || sco.identifier}</li>
            ))}
          </ol>
        </details>
      ) : null}
      {newest.vanished.length > 0 ? (
        <p className="hint">{t("package.vanished", { lessons: newest.vanished.join(", ") })}</p>
      ) : null}
    </>
  );
}

import { IconAlertTriangle, IconCloudCheck } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { cloudImportQuery, packageQuery } from "../course-office.queries.ts";
import { PackageFacts } from "./PackageFacts.tsx";

type Props = { packageId: string; begin: (packageId: string) => Promise<void> };

/** How far a package's import at SCORM Cloud is; nothing for an id that is no package sent from here. */
export function CloudImport({ packageId, begin }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { readOnly } = useBuilder();
  const imported = useQuery(cloudImportQuery(packageId));
  const newest = imported.data?.newest;
  const unpacked = useQuery({ ...packageQuery(packageId), enabled: newest !== undefined && newest !== null });
  const again = useMutation({ mutationFn: () => begin(packageId) });
  if (imported.error && !imported.data && !(isRefused(imported.error) && imported.error.status === 404))
    return (
      <p className="ink-danger text-14" role="alert">
        {imported.error.message}
      </p>
    );
  if (!newest) return null;
  const { state, refusal, message, revision } = newest;
  return (
    <>
      {unpacked.data ? <PackageFacts content={unpacked.data} /> : null}
      {refusal ? (
        <div className="flex gap-10 p-12-14 r-10 on-danger-light text-14" role="alert">
          <IconAlertTriangle className="ink-danger" size={20} stroke={1.8} aria-hidden="true" />
          <div className="stack gap-4 shrink">
            <strong>{refusal.title}</strong>
            {message ? <code className="break">{message}</code> : null}
          </div>
        </div>
      ) : (
        <p className="hint" role="status">
          {state === "done" ? <IconCloudCheck size={16} stroke={1.8} aria-hidden="true" /> : null}{" "}
          {t(`cloud.import.${state === "failed" ? "sending" : state}`, { revision: number(revision ?? 1) })}
        </p>
      )}
      {again.error ? (
        <p className="ink-danger text-14" role="alert">
          {again.error.message}
        </p>
      ) : null}
      {readOnly || state === "sending" || state === "running" ? null : (
        <div className="flex wrap gap-8">
          <Button variant="light" size="sm" loading={again.isPending} onClick={() => again.mutate()}>
            {t("cloud.import.again")}
          </Button>
        </div>
      )}
    </>
  );
}

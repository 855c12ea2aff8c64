import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { OwnExport } from "@trilha/contract/privacy/own-data/shapes.ts";
import { useTranslation } from "react-i18next";
import { ProofDeclined } from "../../accounts/re-authentication/with-proof.ts";
import { isRefused } from "../../api/problem.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Progress } from "../../ui/controls/progress.ts";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./own-data.module.css";
import { ownExportAddress, ownExportsQuery, useAskOwnExport } from "./own-data.queries.ts";

/** All of my data as a file: asked for, watched, saved. */
export function ExportCard() {
  const { t } = useTranslation("privacy/own-data");
  const exports = useQuery(ownExportsQuery);
  const ask = useAskOwnExport();
  const items = exports.data?.items ?? [];
  const running = items.find(({ state }) => state === "queued" || state === "running");
  const begin = () =>
    ask.mutate(undefined, {
      onError: (error) => {
        if (error instanceof ProofDeclined) return;
        if (!isRefused(error)) throw error;
        notice(error.message, { kind: "failed" });
      },
    });
  return (
    <Card title={t("export.title")}>
      <p className="mb-16 dim text-15">{t("export.text")}</p>
      {items.map((one) => (
        <Line key={one.id} item={one} />
      ))}
      {running ? null : (
        <Button variant="default" loading={ask.isPending} onClick={begin}>
          {t("export.ask")}
        </Button>
      )}
    </Card>
  );
}

function Line({ item }: { item: OwnExport }) {
  const { t } = useTranslation("privacy/own-data");
  const { dateTime, deadline } = useFormats();
  if (item.state === "failed") return <p role="status">{t("export.failed")}</p>;
  if (item.state !== "done") {
    const part = item.total > 0 ? (item.done / item.total) * 100 : 0;
    return (
      <div className={classes.line}>
        <p role="status">{t("export.running")}</p>
        <Progress value={part} aria-label={t("export.running")} />
        <p className="mb-16 dim text-15">{t("export.leave")}</p>
      </div>
    );
  }
  const save = async () => {
    const url = await ownExportAddress(item.id);
    if (url) location.assign(url);
  };
  return (
    <div className={classes.line}>
      <p role="status">
        <strong>{t("export.ready", { when: dateTime(new Date(item.doneAt ?? item.askedAt)) })}</strong>{" "}
        {t("export.until", { when: deadline(new Date(item.expiresAt)) })}
      </p>
      <Button leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={() => void save()}>
        {t("export.download")}
      </Button>
    </div>
  );
}

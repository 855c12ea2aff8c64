import { IconDownload } from "@tabler/icons-react";
import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { saveText } from "../../ui/act/save-text.ts";
import { Button } from "../../ui/controls/button.ts";
import { Menu } from "../../ui/controls/menu.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { type ExportStart, useExport } from "./use-export.ts";

const ReasonSheet = lazyPart(() =>
  import("./ReasonSheet.tsx").then(({ ReasonSheet }) => ({ default: ReasonSheet })),
);

const ScheduleSheet = lazyPart(() =>
  import("./ScheduleSheet.tsx").then(({ ScheduleSheet }) => ({ default: ScheduleSheet })),
);

const FORMATS = ["xlsx", "csv"] as const;

type Props = {
  kind: ExportKind;
  /** The page's filters: the file says what the page says. */
  params: FilterValues;
  /** Export that names people: it needs a right of its own and a reason. */
  personal?: boolean;
  /** Where a page has two: which this one is. */
  label?: string;
  /** The same list as a file that can be changed and brought in again. */
  toEdit?: (() => Promise<{ name: string; text: string }>) | undefined;
};

/** The one way to a file: of any list, and of any chart. */
export function ExportButton({ kind, params, personal = false, label, toEdit }: Props) {
  const { t } = useTranslation("core/exports");
  const { number } = useFormats();
  const session = useSession();
  const { start, running } = useExport();
  const [wanted, setWanted] = useState<ExportStart>();
  const [isPlanning, setPlanning] = useState(false);
  if (personal && !can(session, "exports.personal")) return null;

  const given = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const run = async (request: ExportStart) => {
    try {
      const made = await start(request);
      if (made?.failure) notice(t(`failure.${made.failure}`), { kind: "failed" });
      else if (made) notice(t("saved"));
    } catch (error) {
      if (!isRefused(error)) throw error;
      notice(error.message, { kind: "failed" });
    }
  };
  const edit = async (file: NonNullable<typeof toEdit>) => {
    try {
      const { name, text } = await file();
      saveText(name, text);
    } catch (error) {
      if (!isRefused(error)) throw error;
      notice(error.message, { kind: "failed" });
    }
  };
  const choose = (format: ExportStart["format"]) => {
    const request = { kind, params: Object.fromEntries(given), format };
    if (personal) setWanted(request);
    else void run(request);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            aria-live="polite"
            disabled={running !== undefined}
            leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
          >
            {running
              ? t("running", { count: running.rows, amount: number(running.rows) })
              : (label ?? t("export"))}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATS.map((format) => (
            <Menu.Item key={format} onClick={() => choose(format)}>
              {t(`format.${format}`)}
            </Menu.Item>
          ))}
          {toEdit ? <Menu.Item onClick={() => edit(toEdit)}>{t("format.toEdit")}</Menu.Item> : null}
          {can(session, "exports.schedule") ? (
            <Menu.Item onClick={() => setPlanning(true)}>{t("schedule.open")}</Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isPlanning ? (
        <Suspense fallback={null}>
          <ScheduleSheet
            report={{ kind, params: Object.fromEntries(given) }}
            onClose={() => setPlanning(false)}
          />
        </Suspense>
      ) : null}
      {wanted ? (
        <Suspense fallback={null}>
          <ReasonSheet
            onClose={() => setWanted(undefined)}
            onReason={(reason) => {
              setWanted(undefined);
              void run({ ...wanted, reason });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

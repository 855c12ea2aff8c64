import { IconDownload } from "@tabler/icons-react";
import { exportQuestions } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { isRefused } from "../../../../api/problem.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { saveText } from "../../../../ui/act/save-text.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Menu } from "../../../../ui/controls/menu.ts";

const FORMATS = ["csv", "gift"] as const;
type Format = (typeof FORMATS)[number];

/** The bank as a file that can be brought in again. */
export function ExportMenu({ bankId }: { bankId: string }) {
  const { t } = useTranslation("learning/questions/bank");
  const { locale, number } = useFormats();
  const [busy, setBusy] = useState(false);
  const save = async (format: Format) => {
    setBusy(true);
    try {
      const { name, text, leftOut } = await call(exportQuestions, {
        params: { id: bankId },
        query: { format, language: locale },
      });
      saveText(name, text, format === "csv" ? undefined : "text/plain;charset=utf-8");
      if (leftOut > 0) notice(t("list.leftOut", { count: leftOut, amount: number(leftOut) }));
    } catch (error) {
      if (!isRefused(error)) throw error;
      notice(error.message, { kind: "failed" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
        >
          {t("list.export")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {t("list.exportAs", { format: format.toUpperCase() })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

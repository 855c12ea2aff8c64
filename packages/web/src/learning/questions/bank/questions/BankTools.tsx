import {
  IconArchive,
  IconArchiveOff,
  IconDotsVertical,
  IconFileImport,
  IconPencil,
} from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { archiveBank, restoreBank } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import type { QuestionBank } from "@trilha/contract/learning/questions/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { ConfirmAction } from "../../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../../ui/act/notices.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { Menu } from "../../../../ui/controls/menu.ts";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { useQuestionsChanged } from "../question-bank.queries.ts";

const BankSheet = lazyPart(() =>
  import("../banks/BankSheet.tsx").then(({ BankSheet }) => ({ default: BankSheet })),
);
const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** Acts on a bank as a whole. */
export function BankTools({ bank }: { bank: QuestionBank }) {
  const { t } = useTranslation("learning/questions/bank");
  const navigate = useNavigate();
  const changed = useQuestionsChanged();
  const [editing, setEditing] = useState(false);
  const turn = useMutation({
    mutationFn: (deed: "archive" | "restore") =>
      call(deed === "archive" ? archiveBank : restoreBank, { params: { id: bank.id } }),
    onSuccess: (_, deed) => {
      changed();
      notice(t(deed === "archive" ? "banks.archived" : "banks.restored"));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  return (
    <>
      <ConfirmAction
        title={t("banks.archiveTitle")}
        text={t("banks.archiveText")}
        confirm={t("banks.archive")}
        onConfirm={() => turn.mutateAsync("archive").catch(() => undefined)}
      >
        {(ask) => (
          <Menu position="bottom-end" width={220}>
            <Menu.Target>
              <ActionIcon size={44} aria-label={t("banks.more")}>
                <IconDotsVertical {...icon} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {bank.archived ? (
                <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={() => turn.mutate("restore")}>
                  {t("banks.restore")}
                </Menu.Item>
              ) : (
                <>
                  <Menu.Item
                    leftSection={<IconFileImport {...icon} />}
                    onClick={() =>
                      void navigate({
                        to: "/admin/question-banks/$bankId/import",
                        params: { bankId: bank.id },
                      })
                    }
                  >
                    {t("list.import")}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setEditing(true)}>
                    {t("banks.edit")}
                  </Menu.Item>
                  <Menu.Item color="danger" leftSection={<IconArchive {...icon} />} onClick={ask}>
                    {t("banks.archive")}
                  </Menu.Item>
                </>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </ConfirmAction>
      {editing ? (
        <Suspense fallback={null}>
          <BankSheet
            bank={bank}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              notice(t("banks.saved"));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

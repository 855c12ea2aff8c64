import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orderLabels, removeLabel } from "@trilha/contract/learning/authoring/label-endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { type Label, labelsQuery } from "../course-office.queries.ts";
import classes from "./labels.module.css";

type Props = { labels: readonly Label[]; editable: boolean; onEdit: (label: Label) => void };

const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** The labels of a kind in the order in which filters show them. */
export function LabelRows({ labels, editable, onEdit }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { t: writing } = useTranslation("core/writing");
  const { number, locale } = useFormats();
  const queries = useQueryClient();
  const changed = () => void queries.invalidateQueries({ queryKey: labelsQuery.queryKey });
  const failed = (error: Error) => notice(error.message, { kind: "failed" });
  const order = useMutation({
    mutationFn: ({ kind, ids }: { kind: Label["kind"]; ids: string[] }) =>
      call(orderLabels, { body: { kind, ids } }),
    onError: failed,
    onSettled: changed,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeLabel, { params: { id } }),
    onError: failed,
    onSettled: changed,
  });
  const step = (index: number, offset: -1 | 1) => {
    const label = labels[index];
    if (!label) return;
    const ids = labels.map(({ id }) => id);
    order.mutate({ kind: label.kind, ids: ids.toSpliced(index, 1).toSpliced(index + offset, 0, label.id) });
  };
  return (
    <ul className={classes.rows}>
      {labels.map((label, index) => {
        const name = textIn(label.name, locale);
        return (
          <li key={label.id} data-off={!label.active || undefined}>
            <span className={classes.name}>
              <strong className="weight-550 break">{name}</strong>
              <span className="small">
                {[
                  t("labels.courses", { count: label.courses, amount: number(label.courses) }),
                  ...(label.active ? [] : [t("labels.off")]),
                ].join(" · ")}
              </span>
            </span>
            {editable ? (
              <span className={classes.tools}>
                <ActionIcon
                  size={44}
                  aria-label={writing("up", { name })}
                  disabled={index === 0 || order.isPending}
                  onClick={() => step(index, -1)}
                >
                  <IconArrowUp {...icon} />
                </ActionIcon>
                <ActionIcon
                  size={44}
                  aria-label={writing("down", { name })}
                  disabled={index === labels.length - 1 || order.isPending}
                  onClick={() => step(index, 1)}
                >
                  <IconArrowDown {...icon} />
                </ActionIcon>
                <ActionIcon size={44} aria-label={t("labels.edit", { name })} onClick={() => onEdit(label)}>
                  <IconPencil {...icon} />
                </ActionIcon>
                {label.courses === 0 ? (
                  <ConfirmAction
                    title={t("labels.removeTitle")}
                    text={t("labels.removeText", { name })}
                    confirm={t("labels.remove")}
                    onConfirm={() => remove.mutateAsync(label.id).catch(() => undefined)}
                  >
                    {(ask) => (
                      <ActionIcon size={44} aria-label={t("labels.removeOf", { name })} onClick={ask}>
                        <IconTrash {...icon} />
                      </ActionIcon>
                    )}
                  </ConfirmAction>
                ) : null}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

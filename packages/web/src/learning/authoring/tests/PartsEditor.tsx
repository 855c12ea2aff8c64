import { IconArrowDown, IconArrowUp, IconListCheck, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { TestData, TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { BankPart } from "./BankPart.tsx";
import { ChosenPart } from "./ChosenPart.tsx";
import { chosenPart, drawnPart } from "./new-part.ts";
import classes from "./tests.module.css";
import { banksQuery } from "./tests.queries.ts";

const QuestionPicker = lazyPart(() =>
  import("./QuestionPicker.tsx").then(({ QuestionPicker }) => ({ default: QuestionPicker })),
);
const MOST = 20;
const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

type Props = { type: TestType; data: TestData; onChange: (data: TestData, key?: string) => void };

/** Where the questions come from, part by part. */
export function PartsEditor({ type, data, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const [picking, setPicking] = useState(false);
  const banks = useQuery(banksQuery).data?.items ?? [];
  const first = banks.find(({ archived }) => !archived);
  const { parts } = data;
  const put = (next: TestPart[], key?: string) => onChange({ ...data, parts: next }, key);
  const step = (at: number, offset: -1 | 1) => {
    const part = parts[at];
    if (part) put(parts.toSpliced(at, 1).toSpliced(at + offset, 0, part));
  };
  return (
    <>
      {parts.length === 0 ? <p className={classes.hint}>{t("test.parts.empty")}</p> : null}
      <ol className="plain stack one-column gap-12" aria-label={t("test.parts.title")}>
        {parts.map((part, at) => {
          const name = t("test.parts.name", { number: at + 1 });
          const change = (next: TestPart, key?: string) =>
            put(
              parts.map((one) => (one.id === part.id ? next : one)),
              key && `part.${part.id}.${key}`,
            );
          return (
            <li key={part.id} className={classes.part}>
              <div className={classes.partHead}>
                <strong>{name}</strong>
                <span className={classes.hint}>{t(`test.parts.${part.from}`)}</span>
                {readOnly ? null : (
                  <span className={classes.tools}>
                    <ActionIcon
                      size={40}
                      aria-label={t("test.parts.up", { name })}
                      disabled={at === 0}
                      onClick={() => step(at, -1)}
                    >
                      <IconArrowUp {...icon} />
                    </ActionIcon>
                    <ActionIcon
                      size={40}
                      aria-label={t("test.parts.down", { name })}
                      disabled={at === parts.length - 1}
                      onClick={() => step(at, 1)}
                    >
                      <IconArrowDown {...icon} />
                    </ActionIcon>
                    <ActionIcon
                      size={40}
                      aria-label={t("test.parts.remove", { name })}
                      onClick={() => put(parts.filter(({ id }) => id !== part.id))}
                    >
                      <IconTrash {...icon} />
                    </ActionIcon>
                  </span>
                )}
              </div>
              {part.from === "bank" ? (
                <BankPart type={type} part={part} banks={banks} onChange={change} />
              ) : (
                <ChosenPart type={type} part={part} onChange={change} />
              )}
            </li>
          );
        })}
      </ol>
      {readOnly || parts.length >= MOST ? null : (
        <div className="flex wrap gap-8">
          <Button
            variant="light"
            disabled={!first}
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => first && put([...parts, drawnPart(first.id)])}
          >
            {t("test.parts.draw")}
          </Button>
          <Button
            variant="light"
            leftSection={<IconListCheck size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => setPicking(true)}
          >
            {t("test.parts.choose")}
          </Button>
        </div>
      )}
      {picking ? (
        <Suspense fallback={null}>
          <QuestionPicker
            type={type}
            without={parts.flatMap((part) => (part.from === "chosen" ? part.questionIds : []))}
            onClose={() => setPicking(false)}
            onPick={(ids) => {
              setPicking(false);
              put([...parts, chosenPart([...ids])]);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { PagedList } from "../../../../ui/list/PagedList.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { type QuestionVersion, versionsQuery } from "../question-bank.queries.ts";
import classes from "./editor.module.css";

type Props = {
  questionId: string;
  /** Number of the current version. */
  current: number;
  onLook: (version: QuestionVersion) => void;
};

/** Versions of the question, the newest first. */
export function Versions({ questionId, current, onLook }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number, dateTime } = useFormats();
  const list = useInfiniteQuery(versionsQuery(questionId));
  return (
    <Card title={t("versions.title")}>
      <PagedList list={list} empty={null}>
        {(versions, foot) => (
          <>
            <ol className={classes.versions}>
              {versions.map((one) => (
                <li className="row between gap-12 touch" key={one.version}>
                  <span>
                    <strong>{t("versions.one", { version: number(one.version) })}</strong>
                    <span className="hint">
                      {t("versions.by", { name: one.author, at: dateTime(new Date(one.at)) })}
                    </span>
                  </span>
                  {one.version === current ? (
                    <span className="hint">{t("versions.now")}</span>
                  ) : (
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={t("versions.look", { version: number(one.version) })}
                      onClick={() => onLook(one)}
                    >
                      {t("versions.see")}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            {foot}
          </>
        )}
      </PagedList>
    </Card>
  );
}

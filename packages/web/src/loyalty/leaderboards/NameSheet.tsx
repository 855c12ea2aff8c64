import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ShownName, shownNames } from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useModules } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./ranking.module.css";
import { type NameChoice, nameChoiceQuery, useChooseName } from "./ranking.queries.ts";

/** How others see me in every ranking of this programme: nickname, name, or not at all. */
export function NameSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("loyalty/leaderboards");
  const query = useQuery(nameChoiceQuery);
  const choose = useChooseName();
  const [picked, setPicked] = useState<ShownName>();
  const shown = picked ?? query.data?.shown;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!shown || choose.isPending) return;
    try {
      await choose.mutateAsync(shown);
      notice(t("choice.done"));
      onClose();
    } catch {
      // Said above the fields.
    }
  };

  return (
    <SheetForm
      id="ranking-name"
      title={t("choice.title")}
      submit={t("choice.save")}
      sending={choose.isPending}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      summary={
        choose.error ? (
          <p className="mb-12 ink-danger" role="alert">
            {isRefused(choose.error) ? choose.error.message : String(choose.error)}
          </p>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<FormSkeleton fields={3} />}>
        {(choice) => <Options choice={choice} shown={shown ?? choice.shown} onPick={setPicked} />}
      </QueryState>
    </SheetForm>
  );
}

type OptionsProps = { choice: NameChoice; shown: ShownName; onPick: (shown: ShownName) => void };

function Options({ choice: { asName, asNickname }, shown, onPick }: OptionsProps) {
  const { t } = useTranslation("loyalty/leaderboards");
  const hasModule = useModules();
  const preview = { name: asName, nickname: asNickname ?? asName, hidden: t("hidden") };
  return (
    <div className="stack gap-8" role="radiogroup" aria-label={t("choice.title")}>
      {shownNames.map((one) => (
        <label key={one} className={classes.option}>
          <input
            type="radio"
            name="ranking-name"
            value={one}
            checked={one === shown}
            onChange={() => onPick(one)}
          />
          <span>
            <strong>{t(`choice.${one}`)}</strong>
            <small className="small block break">{t("choice.reads", { name: preview[one] })}</small>
          </span>
        </label>
      ))}
      {asNickname === null ? (
        <p className={classes.hint}>
          {t("choice.noNickname")}{" "}
          {hasModule("has_profile") ? (
            <Link className="ink-primary" to="/profile">
              {t("choice.toProfile")}
            </Link>
          ) : null}
        </p>
      ) : null}
      <p className={classes.hint}>{t("choice.hint")}</p>
    </div>
  );
}

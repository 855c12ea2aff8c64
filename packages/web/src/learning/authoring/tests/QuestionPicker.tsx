import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { searchLimit } from "@trilha/contract/core/limits.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./tests.module.css";
import { banksQuery, questionsQuery } from "./tests.queries.ts";

type Props = {
  type: TestType;
  /** Questions that are in the test already. */
  without: readonly string[];
  onPick: (ids: readonly string[]) => void;
  onClose: () => void;
};

const PAUSE = 250;
const JUDGED = "one,several,true_false,numeric,short_text,ordering,matching,essay";

/** Questions looked up by their words or their bank, ticked and taken. */
export function QuestionPicker({ type, without, onPick, onClose }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { t: words } = useTranslation("learning/questions");
  const { number } = useFormats();
  const { draft } = useBuilder();
  const [search, setSearch] = useState("");
  const [bankId, setBankId] = useState("");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [wanted] = useDebouncedValue(search.trim().slice(0, searchLimit), PAUSE);
  const banks = useQuery(banksQuery).data?.items.filter(({ archived }) => !archived) ?? [];
  const list = useInfiniteQuery(
    questionsQuery({
      state: "active",
      search: wanted || undefined,
      bankId: bankId || undefined,
      // An opinion is asked where opinions are asked for.
      kinds: type === "reaction_evaluation" ? undefined : JUDGED,
    }),
  );
  return (
    <Sheet
      opened
      size="lg"
      title={t("test.pick.title")}
      onClose={onClose}
      footer={
        <Button disabled={ticked.length === 0} onClick={() => onPick(ticked)}>
          {t("test.pick.take", { count: ticked.length, amount: number(ticked.length) })}
        </Button>
      }
    >
      <div className="stack one-column gap-12 p-0 unmarked">
        <div className={classes.pair}>
          <TextInput
            type="search"
            data-autofocus
            label={t("test.pick.search")}
            leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <NativeSelect
            label={t("test.parts.bankLabel")}
            value={bankId}
            onChange={(event) => setBankId(event.currentTarget.value)}
            data={[
              { value: "", label: t("test.pick.allBanks") },
              ...banks.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        <PagedList
          list={list}
          empty={
            <EmptyState icon={<IconSearch size={28} stroke={1.6} />} title={t("test.pick.none")}>
              {t("test.pick.noneText")}
            </EmptyState>
          }
        >
          {(questions, foot) => (
            <>
              <ul className={classes.found} aria-label={t("test.pick.title")}>
                {questions
                  .filter(({ id }) => !without.includes(id))
                  .map(({ id, prompt, kind, difficulty, bankName, tags }) => (
                    <li className="p-10-0 line-below" key={id}>
                      <Checkbox
                        checked={ticked.includes(id)}
                        label={
                          <>
                            {textIn(prompt, draft.defaultLocale)}
                            <small>
                              {[
                                words(`kind.${kind}`),
                                words(`difficulty.${difficulty}`),
                                bankName,
                                ...tags,
                              ].join(" · ")}
                            </small>
                          </>
                        }
                        onChange={(event) =>
                          setTicked(
                            event.currentTarget.checked
                              ? [...ticked, id]
                              : ticked.filter((one) => one !== id),
                          )
                        }
                      />
                    </li>
                  ))}
              </ul>
              {foot}
            </>
          )}
        </PagedList>
      </div>
    </Sheet>
  );
}

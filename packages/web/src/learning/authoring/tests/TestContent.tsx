import { IconEye } from "@tabler/icons-react";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { isGeneral, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import classes from "../activity/activity.module.css";
import { Coverage } from "./Coverage.tsx";
import { PartsEditor } from "./PartsEditor.tsx";
import { RulesFields } from "./RulesFields.tsx";
import { useTestWords } from "./use-test-words.ts";

const PaperSheet = lazyPart(() =>
  import("./PaperSheet.tsx").then(({ PaperSheet }) => ({ default: PaperSheet })),
);

type Props = {
  type: TestType;
  data: TestData;
  /** `key` names the field that is written. */
  onChange: (data: TestData, key?: string) => void;
};

/** §entities#course-test: what is asked, by which rules, and what is at stake, in words. */
export function TestContent({ type, data, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const words = useTestWords();
  const [looking, setLooking] = useState(false);
  return (
    <>
      <p className="p-10-14 r-10 on-sunken text-14" role="status">
        <strong>{words(type, data)}</strong>
      </p>
      <section className={classes.part}>
        <h3>{t("test.parts.title")}</h3>
        {isGeneral(type) ? <Coverage data={data} onChange={onChange} /> : null}
        <PartsEditor type={type} data={data} onChange={onChange} />
        {data.parts.length > 0 ? (
          <Button
            variant="default"
            className="self-start"
            leftSection={<IconEye size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => setLooking(true)}
          >
            {t("test.paper.open")}
          </Button>
        ) : null}
      </section>
      <section className={classes.part}>
        <h3>{t("test.rules.title")}</h3>
        <RulesFields type={type} data={data} onChange={onChange} />
      </section>
      {looking ? (
        <Suspense fallback={null}>
          <PaperSheet type={type} data={data} onClose={() => setLooking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

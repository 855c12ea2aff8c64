import { fewestUnits } from "@trilha/contract/loyalty/claims/checks.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "../../../../ui/act/use-keys.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import { ClaimBadge } from "../../../earning/ClaimBadge.tsx";
import classes from "../audit.module.css";
import type { AuditSubject, ClaimVerdict, PictureAsk } from "../audit.queries.ts";
import { Facts, PersonFacts } from "../Facts.tsx";
import { History } from "../History.tsx";
import { Lines } from "../Lines.tsx";
import { PersonRecord } from "../PersonRecord.tsx";
import { PictureRequest } from "../PictureRequest.tsx";
import { Signals } from "../Signals.tsx";
import { Bar } from "./Bar.tsx";
import { LineVerdicts } from "./LineVerdicts.tsx";
import { Viewer } from "./Viewer.tsx";

const ReasonSheet = lazyPart(() =>
  import("../ReasonSheet.tsx").then((one) => ({ default: one.ReasonSheet })),
);

const AskPictureSheet = lazyPart(() =>
  import("./AskPictureSheet.tsx").then((one) => ({ default: one.AskPictureSheet })),
);

type Props = {
  subject: AuditSubject;
  keysOn: boolean;
  onVerdict: (verdict: Omit<ClaimVerdict, "version" | "seconds">) => void;
  onAskPicture: (request: PictureAsk) => void;
  onUndo: () => void;
  onHelp: () => void;
  onSkip: () => void;
};

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** One report to decide on: its picture beside what was typed, what speaks against it, and the verdicts. */
export function Desk(props: Props) {
  const { subject, keysOn, onVerdict, onAskPicture, onUndo, onHelp, onSkip } = props;
  const { t } = useTranslation("loyalty/claims/audit");
  const lines = subject.sale?.lines ?? [];
  const [byLine, setByLine] = useState(false);
  const [units, setUnits] = useState<ReadonlyMap<string, number>>(new Map());
  const [current, setCurrent] = useState(0);
  const [asking, setAsking] = useState<"reject" | "by_line" | undefined>(undefined);
  const [askingPicture, setAskingPicture] = useState(false);
  const may = subject.can.decide;
  const line = lines[current];
  const standing = (one: (typeof lines)[number]) => units.get(one.id) ?? one.quantity;
  const appealed = subject.state === "appealed";
  const fewest = (one: (typeof lines)[number]) => fewestUnits(one, { appealed });
  const change = (lineId: string, count: number) => setUnits((now) => new Map(now).set(lineId, count));

  const judged = (reason?: string) =>
    onVerdict({
      verdict: "by_line",
      ...(reason && { reason }),
      lines: lines.map((one) =>
        standing(one) === 0
          ? { lineId: one.id, verdict: "rejected" }
          : { lineId: one.id, verdict: "accepted", acceptedQuantity: standing(one) },
      ),
    });
  const sendLines = () => {
    if (lines.every((one) => standing(one) === one.quantity)) judged();
    else setAsking("by_line");
  };
  const whenMay = (act: () => void) => () => {
    if (may) act();
  };
  const accept = whenMay(() => onVerdict({ verdict: "accept" }));
  const reject = whenMay(() => setAsking("reject"));
  const abstain = whenMay(() => onVerdict({ verdict: "abstain" }));
  const askPicture = () => {
    if (subject.can.askPicture) setAskingPicture(true);
  };
  const openLines = whenMay(() => {
    if (lines.length > 0) setByLine((on) => !on);
  });
  const nudge = (difference: number) => {
    if (line) change(line.id, bounded(standing(line) + difference, fewest(line), line.quantity));
  };
  useKeys(
    {
      a: accept,
      r: reject,
      u: abstain,
      p: askPicture,
      l: openLines,
      z: onUndo,
      "?": onHelp,
      ...(byLine && {
        ArrowDown: () => setCurrent((at) => bounded(at + 1, 0, lines.length - 1)),
        ArrowUp: () => setCurrent((at) => bounded(at - 1, 0, lines.length - 1)),
        ArrowLeft: () => nudge(-1),
        ArrowRight: () => nudge(1),
        x: () => line && change(line.id, standing(line) === fewest(line) ? line.quantity : fewest(line)),
        Enter: sendLines,
        Escape: () => setByLine(false),
      }),
    },
    keysOn,
  );

  return (
    <article className={classes.desk} aria-label={subject.sale?.invoiceNumber ?? subject.photo?.photoType}>
      <Viewer subject={subject} />
      <div className="stack gap-16 shrink">
        <div className="inline wrap gap-8">
          <ClaimBadge office state={subject.state} />
          <PointsChip value={subject.points} />
          <ExperienceChip value={subject.experience} />
        </div>
        {may ? null : (
          <div className="row wrap between gap-12 p-12-16 bordered r-12 on-sunken" role="note">
            <p>{t("notYours")}</p>
            <Button variant="default" onClick={onSkip}>
              {t("skip")}
            </Button>
          </div>
        )}
        <PictureRequest subject={subject} />
        {subject.appealText ? (
          <Card title={t("appeal")}>
            <p className="break pre-wrap">{subject.appealText}</p>
          </Card>
        ) : null}
        <Card title={t("signals")}>
          <Signals subject={subject} />
        </Card>
        <Card title={t("reported")}>
          <Facts subject={subject} />
        </Card>
        {lines.length > 0 ? (
          <Card title={t("lines")}>
            {byLine ? (
              <>
                <LineVerdicts
                  lines={lines}
                  units={units}
                  fewest={fewest}
                  current={current}
                  onUnits={change}
                  onCurrent={setCurrent}
                />
                <div className="mt-12">
                  <Button onClick={sendLines}>{t("sendLines")}</Button>
                </div>
              </>
            ) : (
              <Lines lines={lines} />
            )}
          </Card>
        ) : null}
        <Card title={t("person")}>
          <PersonFacts subject={subject} />
          <PersonRecord subject={subject} />
        </Card>
        <Card title={t("history")}>
          <History subject={subject} />
        </Card>
      </div>
      <Bar
        withLines={lines.length > 0}
        byLine={byLine}
        disabled={!may}
        keys={keysOn}
        mayAsk={subject.can.askPicture}
        onAskPicture={askPicture}
        onAccept={accept}
        onReject={reject}
        onByLine={openLines}
        onAbstain={abstain}
      />
      {askingPicture ? (
        <Suspense fallback={null}>
          <AskPictureSheet
            subject={subject}
            onClose={() => setAskingPicture(false)}
            onAsk={(request) => {
              setAskingPicture(false);
              onAskPicture(request);
            }}
          />
        </Suspense>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <ReasonSheet
            of={subject.subjectType}
            title={t(asking === "reject" ? "rejectTitle" : "lines")}
            confirm={t(asking === "reject" ? "reject" : "sendLines")}
            color="danger"
            onClose={() => setAsking(undefined)}
            onReason={(reason) => {
              setAsking(undefined);
              if (asking === "reject") onVerdict({ verdict: "reject", reason });
              else judged(reason);
            }}
          />
        </Suspense>
      ) : null}
    </article>
  );
}

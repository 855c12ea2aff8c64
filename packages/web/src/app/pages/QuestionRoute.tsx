import { Suspense } from "react";
import { QuestionPage } from "../../learning/questions/bank/editor/QuestionPage.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";

const RegradeSheet = lazyPart(() =>
  import("../../learning/grading/regrade/RegradeSheet.tsx").then((one) => ({ default: one.RegradeSheet })),
);

/** A question with the way to count results by it anew. */
export const QuestionRoute = () => (
  <QuestionPage
    regrade={(questionId, onClose) => (
      <Suspense fallback={null}>
        <RegradeSheet questionId={questionId} onClose={onClose} />
      </Suspense>
    )}
  />
);

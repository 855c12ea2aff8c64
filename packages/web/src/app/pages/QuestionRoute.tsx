import { lazy, Suspense } from "react";
import { QuestionPage } from "../../learning/questions/bank/editor/QuestionPage.tsx";

const RegradeSheet = lazy(() =>
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

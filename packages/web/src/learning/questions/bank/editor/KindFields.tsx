import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { EssayEditor } from "../kinds/EssayEditor.tsx";
import { MatchingEditor } from "../kinds/MatchingEditor.tsx";
import { NumericEditor } from "../kinds/NumericEditor.tsx";
import { OptionsEditor } from "../kinds/OptionsEditor.tsx";
import { OrderingEditor } from "../kinds/OrderingEditor.tsx";
import { ScaleEditor } from "../kinds/ScaleEditor.tsx";
import { ShortTextEditor } from "../kinds/ShortTextEditor.tsx";
import { TrueFalseEditor } from "../kinds/TrueFalseEditor.tsx";

type Props = { body: QuestionBody; onChange: (body: QuestionBody) => void };

/** Fields of the right answer, by the kind of the question (§learning#question-banks). */
export function KindFields({ body, onChange }: Props) {
  switch (body.kind) {
    case "one":
      return <OptionsEditor body={body} onChange={onChange} />;
    case "several":
      return <OptionsEditor body={body} onChange={onChange} />;
    case "true_false":
      return <TrueFalseEditor body={body} onChange={onChange} />;
    case "numeric":
      return <NumericEditor body={body} onChange={onChange} />;
    case "short_text":
      return <ShortTextEditor body={body} onChange={onChange} />;
    case "ordering":
      return <OrderingEditor body={body} onChange={onChange} />;
    case "matching":
      return <MatchingEditor body={body} onChange={onChange} />;
    case "essay":
      return <EssayEditor body={body} onChange={onChange} />;
    case "scale":
      return <ScaleEditor body={body} onChange={onChange} />;
  }
}

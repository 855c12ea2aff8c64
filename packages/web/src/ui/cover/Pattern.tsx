import { memo } from "react";
import classes from "./cover.module.css";
import { HEIGHT, pattern, patternHue, WIDTH } from "./pattern.ts";

/** The drawing that stands where a picture is missing, in the client's colours. */
export const Pattern = memo(function Pattern({ id }: { id: string }) {
  return (
    <svg
      className={`${classes.pattern} ${classes[patternHue(id)]}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {pattern(id).map((shape, index) => {
        // The drawing never changes order, so the index is a stable key.
        const key = `${shape.kind}${index}`;
        const tone = classes[`tone${shape.tone}`];
        if (shape.kind === "disc")
          return <circle key={key} cx={shape.x} cy={shape.y} r={shape.r} className={tone} />;
        if (shape.kind === "area") return <path key={key} d={shape.path} className={tone} />;
        return (
          <path key={key} d={shape.path} className={`${classes.line} ${tone}`} strokeWidth={shape.width} />
        );
      })}
    </svg>
  );
});

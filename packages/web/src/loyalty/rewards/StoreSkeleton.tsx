import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import classes from "./store.module.css";

const CARDS = 8;

/** The grid's own shape while the items are on their way. */
export function StoreSkeleton() {
  return (
    <Loading>
      <div className={classes.grid}>
        {Array.from({ length: CARDS }, (_, card) => card).map((card) => (
          <div key={card} className="stack content-start gap-10">
            <span className={classes.bonePicture}>
              <Bone height="100%" />
            </span>
            <Bone width="80%" />
            <Bone width={72} height={28} round />
            <Bone width="60%" height={12} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import classes from "./item.module.css";

/** An item's own shape while it is on its way. */
export function ItemSkeleton() {
  return (
    <Loading>
      <div className={classes.item}>
        <div className="relative shrink">
          <div className={classes.cover}>
            <span className="stack full-height">
              <Bone height="100%" />
            </span>
          </div>
        </div>
        <div className={classes.main}>
          <Bone width="70%" height={32} />
          <Bone width="40%" />
          <Bone height={120} />
          <Bone height={80} />
        </div>
      </div>
    </Loading>
  );
}

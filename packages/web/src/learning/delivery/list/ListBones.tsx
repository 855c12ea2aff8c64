import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import classes from "../learn.module.css";

const CARDS = 6;

/** The list's own shape while the courses are on their way. */
export function ListBones() {
  return (
    <Loading>
      <div className={classes.grid}>
        {Array.from({ length: CARDS }, (_, card) => card).map((card) => (
          <div key={card} className={classes.card}>
            <div className={classes.open}>
              <span className={classes.picture}>
                <Bone height="100%" />
              </span>
              <span className={classes.words}>
                <Bone width="50%" height={12} />
                <Bone width="90%" />
                <Bone width={110} height={24} round />
              </span>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

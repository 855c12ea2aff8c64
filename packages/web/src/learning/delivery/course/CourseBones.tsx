import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import classes from "./course.module.css";

/** A course's own shape while it is on its way. */
export function CourseBones() {
  return (
    <Loading>
      <div className={classes.course}>
        <div className={classes.main}>
          <Bone width="70%" height={32} />
          <Bone width="90%" />
          <Bone height={96} />
          <Bone height={220} />
        </div>
        <div className={classes.side}>
          <div className={classes.cover}>
            <Bone height="100%" />
          </div>
        </div>
      </div>
    </Loading>
  );
}

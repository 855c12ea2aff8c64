import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import classes from "./home.module.css";

/** Home's own shape while it is on its way. */
export function HomeSkeleton() {
  return (
    <Loading>
      <div className={classes.grid}>
        <div className={classes.column}>
          <Bone height={200} />
          <Bone height={76} />
          <Bone height={76} />
          <Bone height={180} />
        </div>
        <Bone height={280} />
      </div>
    </Loading>
  );
}

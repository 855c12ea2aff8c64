import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import classes from "./home.module.css";
import type { Home } from "./home.queries.ts";

type Props = { welcome: NonNullable<Home["welcome"]>; id: string };

/** The client's own words, with its picture or a drawing in its colours. */
export function Welcome({ welcome, id }: Props) {
  return (
    <section className={classes.welcome}>
      <div className={classes.welcomeWords}>
        <h2>{welcome.title}</h2>
        <p>{welcome.text}</p>
      </div>
      <div className={classes.welcomePicture}>
        <CoverImage id={id} src={welcome.imageUrl} alt="" ratio="fill" eager />
      </div>
    </section>
  );
}

import { PreviewPage } from "../../learning/authoring/preview/PreviewPage.tsx";
import { Whole } from "../../learning/delivery/course/Whole.tsx";

/** A draft in the frame of a phone or a desk, drawn by the learner's own page. */
export const CoursePreviewRoute = () => (
  <PreviewPage
    page={(course) => <Whole course={course} trailId={undefined} prepare={undefined} brings={undefined} />}
  />
);

import { PreviewPage } from "../../learning/authoring/preview/PreviewPage.tsx";
import { CourseDetails } from "../../learning/delivery/course/CourseDetails.tsx";

/** A draft in the frame of a phone or a desk, drawn by the learner's own page. */
export const CoursePreviewRoute = () => (
  <PreviewPage
    page={(course) => (
      <CourseDetails course={course} trailId={undefined} prepare={undefined} brings={undefined} />
    )}
  />
);

import { expect, it } from "vitest";
import { webserviceTarget } from "./webservice-target.ts";

const flags = {
  has_library: true,
  has_news: true,
  has_webcasts: true,
  has_trails: true,
  has_courses: true,
  has_profile: true,
};

it.each([
  ["a library file", { module: "library_single", id: "7" }, "/libraries/7"],
  ["a news item", { module: "news_single", id: "7" }, "/news/7"],
  ["a webinar", { module: "webinar", id: "7" }, "/webinars/7"],
  ["another module with an id", { module: "trail", id: "7" }, "/trails/7"],
  ["a course", { module: "course", id: "7" }, "/online-courses/7"],
  ["the webinars", { module: "webinars" }, "/webinars"],
  ["the profile", { module: "profile" }, "/profile"],
  ["another module", { module: "library" }, "/library"],
  ["a module the client does not have", { module: "podcast", id: "7" }, "/start"],
  ["no module", { id: "7" }, "/start"],
  ["a module that is no word", { module: "../admin" }, "/start"],
])("a webservice login to %s", (_, query, expected) => {
  expect(webserviceTarget(query, flags, "/start")).toBe(expected);
});

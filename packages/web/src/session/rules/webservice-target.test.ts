import { type ModuleFlag, moduleFlags } from "@trilha/contract/core/modules.ts";
import { describe, expect, it } from "vitest";
import { webserviceTarget } from "./webservice-target.ts";

const all = Object.fromEntries(moduleFlags.map((flag) => [flag, true])) as Record<ModuleFlag, boolean>;
const only = (flag: ModuleFlag) => ({ [flag]: true });
const but = (flag: ModuleFlag) => ({ ...all, [flag]: false });

/** Module, the flag it needs, where it leads. */
const withId = [
  ["library_single", "has_library", "/libraries/7"],
  ["news_single", "has_news", "/news/7"],
  ["webinar", "has_webcasts", "/webinars/7"],
  ["course", "has_courses", "/online-courses/7"],
  ["trail", "has_trails", "/trails/7"],
  ["presential_course", "has_presential_courses", "/presential-courses/7"],
  ["presential-course", "has_presential_courses", "/presential-courses/7"],
  ["live_class", "has_live_classes", "/live-classes/7"],
  ["podcast", "has_podcasts", "/podcasts/7"],
  ["event", "has_events", "/events/7"],
  ["survey", "has_surveys", "/home/surveys/7"],
] as const;
const withoutId = [
  ["webinars", "has_webcasts", "/webinars"],
  ["profile", "has_profile", "/profile"],
  ["courses", "has_courses", "/online-courses"],
  ["trails", "has_trails", "/trails"],
  ["library", "has_library", "/library"],
  ["news", "has_news", "/news"],
  ["podcasts", "has_podcasts", "/podcasts"],
  ["live_classes", "has_live_classes", "/live-classes"],
  ["presential-courses", "has_presential_courses", "/presential-courses"],
  ["reward_store", "has_reward_store", "/reward-store"],
  ["points_table", "has_points_table", "/points-table"],
  ["campaigns", "has_campaigns", "/campaigns"],
  ["ranking", "has_ranking", "/ranking"],
  ["events", "has_events", "/events"],
  ["faq", "has_faq", "/faq"],
  ["support", "has_support", "/support"],
  ["sales", "has_sales", "/insert-sales"],
  ["photos", "has_photos", "/upload-photos"],
] as const;

describe("§states#webservice-login: with an id", () => {
  it.each(withId)("%s needs %s and leads to %s", (module, flag, path) => {
    expect(webserviceTarget({ module, id: "7" }, only(flag), "/start")).toBe(path);
    expect(webserviceTarget({ module, id: "7" }, but(flag), "/start")).toBe("/start");
  });
});

describe("§states#webservice-login: without an id", () => {
  it.each(withoutId)("%s needs %s and leads to %s", (module, flag, path) => {
    expect(webserviceTarget({ module }, only(flag), "/start")).toBe(path);
    expect(webserviceTarget({ module }, but(flag), "/start")).toBe("/start");
  });
});

describe("§states#webservice-login: the client's home", () => {
  it.each([
    ["no module", { id: "7" }],
    ["nothing", {}],
    ["an unknown module", { module: "casino" }],
    ["an unknown module with an id", { module: "casino", id: "7" }],
    ["a list's name with an id", { module: "profile", id: "7" }],
    ["a thing's name without one", { module: "library_single" }],
    ["a way out", { module: "../admin", id: "7" }],
    ["another host", { module: "//evil.example" }],
    ["what every object has", { module: "__proto__" }],
  ])("of %s", (_, query) => {
    expect(webserviceTarget(query, all, "/start")).toBe("/start");
  });

  it("an id is never more than an id", () => {
    expect(webserviceTarget({ module: "course", id: "../../admin?x#y" }, all, "/start")).toBe(
      "/online-courses/..%2F..%2Fadmin%3Fx%23y",
    );
  });
});

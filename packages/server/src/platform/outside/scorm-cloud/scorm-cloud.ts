import { cloudProgress } from "@trilha/contract/learning/scorm/shapes.ts";
import { readObject, sendOut } from "../outgoing.ts";
import type { ScormCloudPort } from "../ports.ts";

export interface ScormCloudAccount {
  appId: string;
  secret: string;
  /** Address of version 2, such as https://cloud.scorm.com/api/v2. */
  url: string;
}

/** A package is sent whole; somebody may wait for it on the other side of an ocean. */
const uploadMs = 5 * 60 * 1000;

/** SCORM Cloud's API, version 2, by Basic credentials. */
export function scormCloud({ appId, secret, url }: ScormCloudAccount): ScormCloudPort {
  const authorization = `Basic ${Buffer.from(`${appId}:${secret}`).toString("base64")}`;
  const call = async (method: "GET" | "POST", path: string, body?: unknown) => {
    const { status, body: text } = await sendOut({
      ...{ method, url: `${url}${path}` },
      headers: { authorization, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status, answer: readObject(text) };
  };
  const broken = (what: string, status: number) => new Error(`SCORM Cloud answered ${status} to ${what}`);
  const registrationPath = (id: string) => `/registrations/${encodeURIComponent(id)}`;

  return {
    name: "scorm-cloud",
    async importCourse({ course, fileName, bytes }) {
      const boundary = `trilha-${crypto.randomUUID()}`;
      const name = fileName.replaceAll(/[^\w.-]/g, "_");
      const body = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
            "content-type: application/zip\r\n\r\n",
        ),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const { status, body: text } = await sendOut({
        method: "POST",
        url: `${url}/courses/importJobs/upload?courseId=${encodeURIComponent(course)}&mayCreateNewVersion=true`,
        headers: { authorization, "content-type": `multipart/form-data; boundary=${boundary}` },
        body,
        timeoutMs: uploadMs,
      });
      const { result } = readObject(text);
      if (status !== 200 || typeof result !== "string") throw broken("an import", status);
      return result;
    },
    async importState(job) {
      const { status, answer } = await call("GET", `/courses/importJobs/${encodeURIComponent(job)}`);
      if (status !== 200) throw broken("a question about an import", status);
      const message = String(answer.message ?? "").slice(0, 512);
      if (answer.status === "COMPLETE") return { state: "done", message };
      return { state: answer.status === "ERROR" ? "failed" : "running", message };
    },
    async register({ id, course, learner, postBack }) {
      const { status } = await call("POST", "/registrations", {
        ...{ registrationId: id, courseId: course, learner },
        postBack: {
          url: postBack,
          authType: "HTTPBASIC",
          userName: "",
          password: "",
          resultsFormat: "COURSE",
        },
      });
      // There already: an answer of ours was lost on the way.
      if (status !== 204 && status !== 200 && status !== 409) throw broken("a registration", status);
    },
    async launchLink({ id, culture, redirectOnExitUrl, seconds }) {
      const { status, answer } = await call("POST", `${registrationPath(id)}/launchLink`, {
        ...{ redirectOnExitUrl, culture, expiry: seconds, tracking: true },
      });
      const { launchLink } = answer;
      if (status !== 200 || typeof launchLink !== "string" || !/^https?:\/\//.test(launchLink))
        throw broken("a launch", status);
      return launchLink;
    },
    async progress(id) {
      const { status, answer } = await call("GET", registrationPath(id));
      if (status === 404) return undefined;
      const read = cloudProgress.safeParse(answer);
      if (status !== 200 || !read.success) throw broken("a question about progress", status);
      return read.data;
    },
  };
}

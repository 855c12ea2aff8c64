import { describe, expect, it } from "vitest";
import { mediaFault } from "./media-fault.ts";

const [aborted, network, decode, notSupported] = [1, 2, 3, 4];

describe("§learning#playable the connection is at fault only where it is", () => {
  it.each([
    ["a format this browser has no player for", notSupported, true, true, "unsupported"],
    ["bytes that arrive and cannot be read", decode, true, true, "unsupported"],
    ["the same without a network: what cannot be read did arrive", decode, false, false, "unsupported"],
    ["an address that grew old", notSupported, true, false, "unreachable"],
    ["an address asked for without a network", notSupported, false, false, "offline"],
    ["a line that broke off", network, true, true, "unreachable"],
    ["a line that broke off and is gone", network, false, false, "offline"],
    ["a request that was stopped", aborted, true, true, "unreachable"],
    ["an element that says nothing", undefined, true, true, "unreachable"],
  ] as const)("%s", async (_, code, online, reached, fault) => {
    expect(await mediaFault({ code, online, reaches: async () => reached })).toBe(fault);
  });

  it("a file is asked for only where that tells something", async () => {
    const requests: string[] = [];
    const reaches = async () => requests.push("bytes") > 0;
    await mediaFault({ code: decode, online: true, reaches });
    await mediaFault({ code: network, online: true, reaches });
    await mediaFault({ code: notSupported, online: false, reaches });
    expect(requests).toEqual([]);
  });
});

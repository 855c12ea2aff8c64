import { expect, test, vi } from "vitest";
import { releaseObjectUrl } from "./object-url.ts";

test("an address that was let go can still be opened by what was given it a moment ago, and then is freed", async () => {
  vi.useFakeTimers();
  try {
    const url = URL.createObjectURL(new Blob(["WEBVTT"]));
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    releaseObjectUrl(url);
    vi.advanceTimersByTime(9_000);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(revoke).toHaveBeenCalledExactlyOnceWith(url);
  } finally {
    vi.useRealTimers();
  }
});

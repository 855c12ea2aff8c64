import { expect, test, vi } from "vitest";
import { nativeCodes } from "./native-codes.ts";

const picture = { width: 1, height: 1 };

/** A device's reader as browsers offer it. */
function aDevice(supported: string[], detect: () => Promise<{ rawValue: string }[]>) {
  const formatLists: string[][] = [];
  class Detector {
    static getSupportedFormats = async () => supported;
    detect = detect;
    constructor({ formats }: { formats: string[] }) {
      formatLists.push(formats);
    }
  }
  vi.stubGlobal("BarcodeDetector", Detector);
  return formatLists;
}

test("§validation#invoice-reading the device's own reader is asked for those of our formats it knows", async () => {
  const formatLists = aDevice(["qr_code", "ean_13", "itf"], async () => [
    { rawValue: "a" },
    { rawValue: "" },
  ]);
  expect(await nativeCodes(picture)).toEqual(["a"]);
  expect(formatLists).toEqual([["qr_code", "itf"]]);
});

test("§validation#invoice-reading without one, without our formats and when it fails there is the other reader", async () => {
  expect(await nativeCodes(picture)).toEqual([]);
  const formatLists = aDevice(["ean_13"], async () => [{ rawValue: "a" }]);
  expect(await nativeCodes(picture)).toEqual([]);
  expect(formatLists).toEqual([]);
  aDevice(["qr_code"], () => Promise.reject(new Error("no service on this device")));
  expect(await nativeCodes(picture)).toEqual([]);
});

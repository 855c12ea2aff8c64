const FORMATS = ["qr_code", "pdf417", "code_128", "itf"];

type Detector<Picture> = { detect: (picture: Picture) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new <Picture>(options: { formats: string[] }): Detector<Picture>;
  getSupportedFormats(): Promise<string[]>;
};

/**
 * Codes the device's own reader finds, where there is one: fast, and good with crooked pictures. Empty when
 * there is none, when it knows none of our formats, or when it fails; then the other reader does it.
 */
export async function nativeCodes<Picture>(picture: Picture): Promise<string[]> {
  const Found = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!Found) return [];
  try {
    const supported = await Found.getSupportedFormats();
    const formats = FORMATS.filter((format) => supported.includes(format));
    if (formats.length === 0) return [];
    return (await new Found<Picture>({ formats }).detect(picture))
      .map(({ rawValue }) => rawValue)
      .filter(Boolean);
  } catch {
    // Promised by the browser, missing on the device.
    return [];
  }
}

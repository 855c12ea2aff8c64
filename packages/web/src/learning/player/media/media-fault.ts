import type { ContentFaultKind } from "../frame/ContentFault.tsx";

/** `MediaError` of the standard: 1 aborted, 2 network, 3 cannot be decoded, 4 address or format not supported. */
const decode = 3;
const notSupported = 4;

interface Failure {
  /** Code of the element's error; undefined: it says none. */
  code: number | undefined;
  online: boolean;
  /** Asks whether the file can be fetched: the fourth code stands for a dead address as well as for a format. */
  reaches: () => Promise<boolean>;
}

/** Reason why a film does not play: the line, its address, or its format. */
export async function mediaFault({ code, online, reaches }: Failure): Promise<ContentFaultKind> {
  if (code === decode) return "unsupported";
  if (!online) return "offline";
  return code === notSupported && (await reaches()) ? "unsupported" : "unreachable";
}

/** Whether the first byte of a file arrives. */
export async function firstByteArrives(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { headers: { range: "bytes=0-0" }, credentials: "omit" });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

// Errors that say nothing about the product are not reported (docs/spec/messages.md#error-reports): a line that comes and goes, a file that
// could not be fetched, layouts that observe themselves, time-outs.

const noise: readonly RegExp[] = [
  // Network
  /failed to fetch|load failed|network ?error|network request failed|network connection was lost|\bECONNRESET\b|\bEPIPE\b/i,
  /internet connection|err_(?:network|internet|connection)/i,
  // Chunk load
  /dynamically imported module|importing a module script failed|loading (?:css )?chunk|chunkloaderror|preload css/i,
  /resizeobserver loop/i,
  // Time-outs, and what was given up
  /time[ds]?[ -]?out|\baborted\b|\baborterror\b|\bcancell?ed\b/i,
  // A script of another origin, about which browsers say nothing.
  /^script error\.?$/i,
];

export const isNoise = ({ type, message }: { type: string; message: string }): boolean =>
  noise.some((pattern) => pattern.test(message) || pattern.test(type));

import { prepareZXingModule } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

// From our own server; the library would ask a public one.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, folder: string) => (path.endsWith(".wasm") ? wasm : folder + path),
  },
});

import { expect, it } from "vitest";
import { areCaptions } from "./captions.ts";

const cue = "00:01.000 --> 00:02.500\nOlá, <v Ana>tudo bem?</v> <i>sim</i>";

it.each([
  `WEBVTT\n\n${cue}\n`,
  `\ufeffWEBVTT - aula\r\nKind: captions\r\n\r\n1\r\n${cue.replaceAll("\n", "\r\n")}\r\n`,
  `WEBVTT\n\nNOTE escrito à mão\n\nSTYLE\n::cue { color: red }\n\n${cue}\n\n100:00:01.000 --> 100:00:02.000 line:0\n&lt;fim&gt;`,
])("captions: %j", (text) => expect(areCaptions(text)).toBe(true));

it.each([
  ["", "nothing"],
  ["WEBVTT", "no cue"],
  [`WEBVTTX\n\n${cue}`, "another format"],
  [cue, "no head"],
  ["WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nSRT", "times of another format"],
  ["WEBVTT\n\n00:02.000 --> 00:01.000\nx", "an end before its beginning"],
  [`WEBVTT\n\n00:05.000 --> 00:06.000\nx\n\n${cue}`, "an order that is none"],
  ["WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>", "markup of pages"],
  ["WEBVTT\n\n00:01.000 --> 00:02.000\n<img src=x onerror=y>", "a picture"],
  ["WEBVTT\n\n00:61.000 --> 00:62.000\nx", "a minute of 61 seconds"],
])("%j are none: %s", (text) => expect(areCaptions(text)).toBe(false));

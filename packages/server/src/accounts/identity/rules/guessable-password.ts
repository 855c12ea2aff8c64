// A password that others would try first is refused (security row 2): the most common ones, and words anyone knows
// who knows the programme or the person, dressed up with a few digits and signs.

/** Common passwords of our countries, beyond what the international list knows. */
const everydayWords = [
  ..."senha mudar trocar entrar acesso teste brasil bemvindo vendas vendedor loja flamengo corinthians".split(
    " ",
  ),
  ..."clave contrasena cambiar prueba bienvenido ventas tienda argentina mexico colombia peru chile".split(
    " ",
  ),
  ..."motdepasse changer bienvenue azerty vendeur magasin canada quebec".split(" "),
  ..."password passw0rd welcome changeme letmein qwerty admin trilha".split(" "),
];

/** Digits and signs around a word add little up to this many. */
const decoration = 6;
const shortestWord = 4;

const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Lower case, without accents. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const lettersOnly = (text: string) => fold(text).replace(/[^\p{L}\p{Nd}]/gu, "");
const undisguised = (text: string) => [...fold(text)].map((sign) => lookalikes[sign] ?? sign).join("");

/** The words of a phrase that are long enough to stand alone, and the phrase in one. */
function wordsOf(phrase: string): string[] {
  const parts = fold(phrase).split(/[^\p{L}\p{Nd}]+/u);
  return [...parts, lettersOnly(phrase)].filter((word) => word.length >= shortestWord);
}

const isLetter = (sign: string) => /\p{L}/u.test(sign);

/** Core of a password without the digits and signs around it, if they are few. */
function cores(password: string): string[] {
  const signs = [...fold(password)];
  const end = signs.findLastIndex(isLetter) + 1;
  const start = Math.max(0, signs.findIndex(isLetter));
  const candidates = [signs, signs.slice(0, end), signs.slice(start, end)];
  return candidates.filter((core) => signs.length - core.length <= decoration).map((core) => core.join(""));
}

/** One sign again and again, or a run like 12345678 or abcdefgh. */
function isRun(password: string): boolean {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && Math.abs([...steps][0] ?? 2) <= 1;
}

/**
 * Whether a password is among the first anyone would try. `phrases` are names of the programme, its brands and the
 * person.
 */
export function isGuessable(
  password: string,
  known: { common: ReadonlySet<string>; phrases: readonly string[] },
): boolean {
  const forms = cores(password).flatMap((core) => [core, undisguised(core)]);
  if (isRun(fold(password)) || [password.toLowerCase(), ...forms].some((form) => known.common.has(form))) {
    return true;
  }
  const words = new Set([...everydayWords, ...known.phrases.flatMap(wordsOf)]);
  return forms.some((form) => words.has(lettersOnly(form)));
}

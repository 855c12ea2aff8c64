import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonPasswords } from "../new-password.ts";
import { isGuessable } from "./guessable-password.ts";

const common = await commonPasswords();
const phrases = ["Clube Nexa", "nexa", "Construção Total", "ana.silva", "Ana", "João"];

describe("security row 2: what anyone would try first", () => {
  test.each([
    "123456",
    "PASSWORD",
    "Password1",
    "Senha@123",
    "senha123",
    "Mudar123!",
    "contraseña1",
    "Motdepasse1!",
    "Nexa2026",
    "Nexa@2026",
    "N3xa2026!",
    "clubenexa1",
    "Constru\u00e7\u00e3o1",
    "Ana.Silva1",
    "silva2026",
    "joao1234",
    "aaaaaaaaaa",
    "abcdefgh",
    "87654321",
    "P@ssw0rd",
  ])("%s", (password) => {
    expect(isGuessable(password, { common, phrases })).toBe(true);
  });

  test.each([
    "girafa de bicicleta no telhado",
    "Nexa-vende-muito-bem",
    "x7#Kq!mZ2p",
    "correct horse battery",
    "漢字のパスワードです",
    "Anabela-Pereira-Torta",
  ])("%s is fine", (password) => {
    expect(isGuessable(password, { common, phrases })).toBe(false);
  });

  test("the 3,000 most common, in any case", () => {
    expect(common.size).toBeGreaterThan(3_000);
    for (const password of [...common].slice(0, 3_000)) {
      expect(isGuessable(password, { common, phrases: [] })).toBe(true);
      expect(isGuessable(password.toUpperCase(), { common, phrases: [] })).toBe(true);
    }
  });

  test("any text whatever gets an answer, and a word in it with long text around is no reason", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 128 }),
        fc.string({ maxLength: 40 }),
        (text, phrase) => {
          expect(typeof isGuessable(text, { common, phrases: [phrase] })).toBe("boolean");
        },
      ),
    );
    expect(isGuessable("nexaQwmZtyKpLx", { common, phrases })).toBe(false);
  });
});

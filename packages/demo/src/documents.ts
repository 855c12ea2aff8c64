import type { Country } from "@trilha/contract/core/country.ts";
import { isValidPhoneNumber } from "libphonenumber-js";
import type { Random } from "./random.ts";

/** A document as the country writes it, without dots and dashes (§validation#document); none where people have no such number. */
export function makeDocument(random: Random, country: Country): string | null {
  switch (country) {
    case "BR":
      return cpf(random.digits(9));
    case "AR":
      return String(20_000_000 + random.below(25_000_000));
    case "CL":
      return rut(String(9_000_000 + random.below(14_000_000)));
    case "CO":
      return String(1_010_000_000 + random.below(90_000_000));
    case "MX":
      return `${letters(random, 4)}${String(60 + random.below(39))}0${String(1 + random.below(9))}1${random.below(10)}${random.pick(["H", "M"])}${letters(random, 5)}0${random.below(10)}`;
    case "PE":
      return String(40_000_000 + random.below(39_000_000));
    case "CA":
      return null;
  }
}

/** Nine digits and their two check digits. */
function cpf(nine: string): string {
  const check = (digits: string) => {
    let sum = 0;
    for (const [index, digit] of [...digits].entries()) sum += Number(digit) * (digits.length + 1 - index);
    return ((sum * 10) % 11) % 10;
  };
  const varied = /^(\d)\1{8}$/.test(nine) ? "123456789" : nine;
  const ten = `${varied}${check(varied)}`;
  return `${ten}${check(ten)}`;
}

/** A Chilean number and its check digit, which may be a K. */
function rut(number: string): string {
  const sum = [...number]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const check = 11 - (sum % 11);
  return `${number}${check === 11 ? "0" : check === 10 ? "K" : check}`;
}

function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick([..."ABCDEFGHIJLMNOPRSTUV"])).join("");
}

/** A mobile number in E.164, of the city's area where the country has areas; one that could exist. */
export function makeMobile(random: Random, country: Country, areaPrefix: string): string {
  for (;;) {
    const number = mobileNumber(random, country, areaPrefix);
    if (isValidPhoneNumber(number)) return number;
  }
}

function mobileNumber(random: Random, country: Country, areaPrefix: string): string {
  switch (country) {
    case "BR":
      return `+55${areaPrefix}9${random.pick(["6", "7", "8", "9"])}${random.digits(7)}`;
    case "AR":
      return `+549${areaPrefix}${random.pick(["3", "4", "5", "6"])}${random.digits(areaPrefix.length === 2 ? 7 : 6)}`;
    case "CL":
      return `+569${random.pick(["5", "6", "7", "8"])}${random.digits(7)}`;
    case "CO":
      return `+57${random.pick(["300", "301", "310", "311", "312", "315", "320"])}${random.digits(7)}`;
    case "MX":
      return `+52${areaPrefix}${random.pick(["2", "3", "4", "5"])}${random.digits(9 - areaPrefix.length)}`;
    case "PE":
      return `+519${random.pick(["1", "4", "5", "6", "7", "8"])}${random.digits(7)}`;
    case "CA":
      return `+1${areaPrefix}${random.pick(["2", "4", "6", "8"])}${random.pick(["23", "45", "67", "89"])}${random.digits(4)}`;
  }
}

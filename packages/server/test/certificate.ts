import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** A certificate for `localhost` that vouches for itself, made without any program but this one (X.509 v3, DER). */
export function selfSigned(now: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const algorithm = sequence(oid("2a8648ce3d040302"));
  const name = sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from("localhost")))));
  const day = 86_400_000;
  const life = sequence(time(now.getTime() - day), time(now.getTime() + day));
  const alsoKnownAs = sequence(oid("551d11"), der(0x04, sequence(der(0x82, Buffer.from("localhost")))));
  const isAuthority = sequence(oid("551d13"), der(0x04, sequence(der(0x01, Buffer.from([0xff])))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    life,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alsoKnownAs, isAuthority)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]);
  return { key: pem(privateKey), cert: armoured(sequence(body, algorithm, der(0x03, signature))) };
}

function der(tag: number, ...content: Buffer[]): Buffer {
  const whole = Buffer.concat(content);
  const { length } = whole;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), whole]);
}

const sequence = (...content: Buffer[]) => der(0x30, ...content);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));

function time(moment: number): Buffer {
  const text = new Date(moment).toISOString().replace(/[-:T]|\.\d+/g, "");
  return der(0x17, Buffer.from(text.slice(2)));
}

const pem = (key: KeyObject) => String(key.export({ type: "pkcs8", format: "pem" }));

function armoured(bytes: Buffer): string {
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

// `npm run create-superuser`: asks for name, e-mail and password, or takes --name, --email and --password-file.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { checkPassword } from "@trilha/contract/accounts/identity/checks.ts";
import { countries } from "@trilha/contract/core/country.ts";
import { createSuperuser, hashPassword } from "../packages/server/src/accounts/identity/index.ts";
import { Database } from "../packages/server/src/db/database.ts";
import { migrate } from "../packages/server/src/db/migrate.ts";
import { reachBuiltInDatabase } from "../packages/server/src/platform/runtime/reach-database.ts";
import { StartError } from "../packages/server/src/platform/runtime/start-error.ts";
import type { Settings } from "../packages/server/src/settings.ts";
import { type Log, runCommand } from "./command.ts";

/** Least length of a superuser's password. */
const leastLength = 12;

interface Answers {
  name: string;
  email: string;
  password: string;
}

async function ask(given: Partial<Answers>): Promise<Answers> {
  let hidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const secret = async (question: string) => {
    process.stdout.write(question);
    hidden = true;
    const answer = await terminal.question("");
    hidden = false;
    process.stdout.write("\n");
    return answer;
  };
  try {
    const name = given.name ?? (await terminal.question("Name: "));
    const email = given.email ?? (await terminal.question("E-mail: "));
    const password = given.password ?? (await secret(`Password (${leastLength} characters or more): `));
    const again = given.password ?? (await secret("The same again: "));
    if (password !== again) throw new StartError("The two passwords are not the same.");
    return { name, email, password };
  } finally {
    terminal.close();
  }
}

function readPassword(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch {
    throw new StartError(`The file ${path} cannot be read.`);
  }
}

function check({ name, email, password }: Answers): void {
  if (name.trim() === "") throw new StartError("The name is empty.");
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new StartError(`${email || "Nothing"} is not an e-mail address.`);
  if (checkPassword(password, { minLength: leastLength, strength: "weak" })) {
    throw new StartError(`The password must have ${leastLength} to 128 characters.`);
  }
}

async function reach(settings: Settings, log: Log) {
  const { url, ownerUrl } = settings.database;
  if (url) return { appUrl: url, ownerUrl, leave: async () => {} };
  return await reachBuiltInDatabase(settings, log);
}

await runCommand(async (settings, log) => {
  const { values } = parseArgs({
    options: {
      name: { type: "string" },
      email: { type: "string" },
      "password-file": { type: "string" },
      country: { type: "string", default: "BR" },
    },
  });
  const country = countries.find((known) => known === values.country);
  if (!country) throw new StartError(`--country must be one of ${countries.join(", ")}.`);
  const password = readPassword(values["password-file"]);
  const given = { name: values.name, email: values.email, password };
  const complete = Object.values(given).every((value) => value !== undefined);
  if (!complete && !process.stdin.isTTY) {
    throw new StartError("Without a terminal give all of --name, --email and --password-file.");
  }
  const answers = complete ? (given as Answers) : await ask(given);
  check(answers);

  const database = await reach(settings, log);
  const db = new Database({ url: database.appUrl, poolSize: 1, onError: () => {} });
  try {
    if (database.ownerUrl) await migrate(database.ownerUrl, log);
    const [firstName = "", ...rest] = answers.name.trim().split(/\s+/);
    const passwordHash = await hashPassword(answers.password);
    await db.write({ system: true }, (tx) =>
      createSuperuser(
        tx,
        {
          username: answers.email,
          email: answers.email,
          first_name: firstName,
          last_name: rest.join(" "),
          password_hash: passwordHash,
          country,
        },
        new Date(),
      ),
    );
    console.log(`${answers.email} may do everything now.`);
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    throw new StartError(`There is somebody with the e-mail ${answers.email} already.`);
  } finally {
    await db.end();
    await database.leave();
  }
});

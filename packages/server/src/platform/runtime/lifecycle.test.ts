import { describe, expect, it } from "vitest";
import { Interrupted, Lifecycle, within } from "./lifecycle.ts";

describe("stopping", () => {
  it("undoes what was started in the opposite order, once, whatever fails", async () => {
    const life = new Lifecycle();
    const undone: string[] = [];
    const failures: unknown[] = [];
    await life.onStop(async () => void undone.push("database"));
    await life.onStop(async () => {
      throw new Error("stuck");
    });
    await life.onStop(async () => void undone.push("server"));
    await Promise.all([life.stop((error) => failures.push(error)), life.stop()]);
    expect(undone).toEqual(["server", "database"]);
    expect(failures).toEqual([new Error("stuck")]);
  });

  it("during the start undoes what comes late and interrupts the rest", async () => {
    const life = new Lifecycle();
    const undone: string[] = [];
    await life.stop();
    const late = life.onStop(async () => void undone.push("late"));
    await expect(late).rejects.toBeInstanceOf(Interrupted);
    expect(undone).toEqual(["late"]);
  });

  it("takes the short way when somebody is in a hurry", async () => {
    const life = new Lifecycle();
    await life.onStop(async (hurry) => {
      expect(await within(60_000, hurry, new Promise(() => {}))).toBe(false);
    });
    const stopped = life.stop();
    life.hurry();
    await stopped;
    expect(life.stopping).toBe(true);
  });
});

describe("work within a time", () => {
  const patient = new AbortController().signal;

  it("is told from work that takes longer", async () => {
    expect(await within(1_000, patient, Promise.resolve())).toBe(true);
    expect(await within(5, patient, new Promise(() => {}))).toBe(false);
  });

  it("passes its failure on", async () => {
    await expect(within(1_000, patient, Promise.reject(new Error("no")))).rejects.toThrow("no");
  });
});

import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const PROGRAM = `
  import { freePort } from ${JSON.stringify(join(import.meta.dirname, "free-port.ts"))};
  const ports = [];
  while (ports.length < 300) ports.push(await freePort());
  console.log(ports.join(" "));
  process.stdin.resume();
`;

/** The ports that a process was given; it stays alive until all the others have theirs. */
async function portsOfAProcess(wait: Promise<unknown>): Promise<number[]> {
  const child = execFile(process.execPath, ["--input-type=module", "--eval", PROGRAM]);
  void wait.then(() => child.kill());
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", (text: string) => resolve(text.trim().split(" ").map(Number)));
    child.once("exit", (code) => reject(new Error(`Ended with ${code} and told no ports`)));
  });
}

test("a port is given once, while other processes ask for theirs", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const given = (
    await Promise.all(Array.from({ length: 4 }, () => portsOfAProcess(promise))).finally(() =>
      resolve(undefined),
    )
  ).flat();
  expect(given).toHaveLength(1_200);
  expect(new Set(given).size).toBe(given.length);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { freePort } from "@perya/process";
import { HAS_SMALL_DISKS, smallDisk, testFolder } from "@perya/process/testing";
import { checkEnvironments } from "./check-environments.ts";
import { forgottenDatabases } from "./forgotten-databases.ts";
import { lock } from "./lock.ts";
import { freePorts } from "./ports.ts";
import { secrets } from "./secrets.ts";
import { readSettings } from "./settings.ts";

const PORTS = [
  "PLAYER_PORT",
  "CONSOLE_PORT",
  "STUDIO_PORT",
  "GATEWAY_PORT",
  "METRICS_PORT",
] as const;

/**
 * What `npm start` says on a data directory where it must not come far; it ends with exit code 1.
 */
async function firstStart(dataDir: string): Promise<string> {
  const ports = Object.fromEntries(
    await Promise.all(PORTS.map(async (name) => [name, String(await freePort())] as const)),
  );
  const starter = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, ...ports, DATA_DIR: dataDir },
  });
  // An endless loop inside Node does not handle SIGTERM.
  const limit = setTimeout(() => starter.kill("SIGKILL"), 10_000);
  const [said, [code]] = await Promise.all([text(starter.stderr), once(starter, "exit")]);
  clearTimeout(limit);
  expect(code).toBe(1);
  return said.trim();
}

test("an unusable data directory is reported with the variable that names it", async () => {
  const file = join(await testFolder(), "a-file");
  await writeFile(file, "");
  await expect(lock(file)).rejects.toThrow(`DATA_DIR is ${file}, where no folder can be made`);
  const below = join(file, "data");
  await expect(lock(below)).rejects.toThrow(`DATA_DIR is ${below}, where no folder can be made`);
});

test.runIf(process.platform === "linux").each([
  ["/proc/perya/data", "DATA_DIR is /proc/perya/data, where no folder can be made (ENOENT"],
  ["/proc/self", "DATA_DIR can't be written (ENOENT"],
])("a start on %s ends at once with one sentence that says what to do", async (dataDir, words) => {
  const said = await firstStart(dataDir);
  expect(said).toMatch(
    /^DATA_DIR .*: (name a folder this user may write|start as its owner, or name another folder)\.$/,
  );
  expect(said).toContain(words);
});

test("a DATA_DIR or a port that is set to nothing counts as not set", () => {
  expect(readSettings({ DATA_DIR: "", CONSOLE_PORT: "", PLAYER_URL: "" }, "/checkout")).toEqual({
    ...readSettings({}, "/checkout"),
    env: {},
  });
  expect(readSettings({ DATA_DIR: "" }, "/checkout").dataDir).toBe("/checkout/data");
});

test("a starter ends when npm's shell between them was killed alone", async () => {
  const script = `import { endWithNpm } from ${JSON.stringify(join(import.meta.dirname, "end-with-npm.ts"))};
    endWithNpm(() => process.exit(0), { npm_lifecycle_event: "start" });
    console.log(process.pid);
    setInterval(() => undefined, 1_000);`;
  const shell = spawn("sh", [
    "-c",
    `"$0" --input-type=module -e "$1"; true`,
    process.execPath,
    script,
  ]);
  const [said] = (await once(shell.stdout, "data")) as [Buffer];
  const pid = Number(said.toString());
  expect(() => process.kill(pid, 0)).not.toThrow();
  shell.kill("SIGTERM");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), 10_000);
});

test.each([
  ["notahost", "can't be resolved"],
  ["203.0.113.7", "HOST is 203.0.113.7, which is no address of this machine"],
])("a HOST such as %s is not taken for an occupied port", async (host, words) => {
  await expect(freePorts(readSettings({ HOST: host, PLAYER_PORT: "18080" }, "/"))).rejects.toThrow(
    words,
  );
});

test("what any process can't use is named before the first is started, once each, and no secret is shown", async () => {
  const bad = {
    LOG_LEVEL: "loud",
    TWO_PERSON_ABOVE: "much",
    OPERATOR_PRIVATE_KEY: "hush-hush",
    GATEWAY_RETRY_MS: "soon",
    SEED_DEMO: "ja",
    STUDIO_URL: "games",
  };
  const check = async (env: NodeJS.ProcessEnv) =>
    checkEnvironments(readSettings(env, "/"), await secrets(await testFolder()));
  await expect(check({})).resolves.toBeUndefined();
  await expect(check(bad)).rejects.toThrow(
    [
      "The environment is not usable:",
      '  STUDIO_URL must be an address such as https://play.example.com, not "games"',
      "  OPERATOR_PRIVATE_KEY must be the PEM of an RSA private key, or base64 of it",
      "  TWO_PERSON_ABOVE must be a whole number of ledger units " +
        '(1/100000), not below 0, not "much"',
      '  SEED_DEMO must be true or false, not "ja"',
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      '  GATEWAY_RETRY_MS must be a whole number from 10 to 60000, not "soon"',
    ].join("\n"),
  );
});

test("an occupied port is named, with the variable that chooses another", async () => {
  const holders = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
      return { server, port: (server.address() as AddressInfo).port };
    }),
  );
  const [player, console, studio, gateway] = holders.map(({ port }) => String(port));
  const port = Number(console);
  const settings = readSettings(
    { CONSOLE_PORT: console, PLAYER_PORT: player, STUDIO_PORT: studio, GATEWAY_PORT: gateway },
    "/",
  );
  const close = (at: number) => new Promise((resolve) => holders[at]?.server.close(resolve));
  await Promise.all([0, 2, 3].map(close));
  await expect(freePorts(settings)).rejects.toThrow(
    `Port ${port} is taken by another program: stop that program, or choose another port, ` +
      `for example \`CONSOLE_PORT=${port + 1000} npm start\`.`,
  );
  await close(1);
});

test.each([
  [{ PLAYER_PORT: "80a" }, 'PLAYER_PORT is "80a"'],
  [{ STUDIO_PORT: "70000" }, 'STUDIO_PORT is "70000"'],
  [
    { GATEWAY_PORT: "8080" },
    "GATEWAY_PORT and PLAYER_PORT are both 8080, but each needs a port of its own",
  ],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL is not an address of PostgreSQL"],
])("the bad setting %o names itself and the fix", (env, message) => {
  expect(() => readSettings(env, "/")).toThrow(message);
});

test("secrets are made once, kept, and readable by their owner alone", async () => {
  const dir = await testFolder();
  const made = await secrets(dir);
  expect(await secrets(dir)).toEqual(made);
  const { mode } = await import("node:fs/promises").then((fs) =>
    fs.stat(join(dir, "secrets.json")),
  );
  expect(mode & 0o077).toBe(0);
});

test.each([
  ["half of it", (text: string) => text.slice(0, 300), "it lacks platformKey, studioKey"],
  ["nothing", () => "", "it lacks platformKey, studioKey"],
  ["not what it should", () => "null", "it lacks platformKey, studioKey"],
  [
    "a part too little",
    (text: string) => JSON.stringify({ ...JSON.parse(text), studioKey: undefined }),
    "it lacks studioKey)",
  ],
])(
  "a secrets.json that holds %s is named with what to do, and stays as it is",
  async (_what, spoil, words) => {
    const dir = await testFolder();
    await secrets(dir);
    const path = join(dir, "secrets.json");
    const spoilt = spoil(await readFile(path, "utf8"));
    await writeFile(path, spoilt);
    const said = await secrets(dir).catch((fault: Error) => fault.message);
    expect(said).toContain(`${path} is broken (`);
    expect(said).toContain(words);
    expect(said).toContain("put it back from a backup");
    expect(await readFile(path, "utf8")).toBe(spoilt);
  },
);

test("secrets that can't be read are not made a second time", async () => {
  const dir = await testFolder();
  await mkdir(join(dir, "secrets.json"));
  await expect(secrets(dir)).rejects.toThrow(`${join(dir, "secrets.json")} can't be read (EISDIR`);
});

test.runIf(HAS_SMALL_DISKS)(
  "a first start with 8 KB free names the folder and leaves nothing half, and the next one with room goes on",
  async () => {
    await using disk = await smallDisk("2m");
    const dataDir = join(disk.folder, "data");
    await mkdir(dataDir);
    await disk.fill(8_192);
    const said = await firstStart(dataDir);
    expect(said).toMatch(
      /^The disk of \S*\/data\/secrets\.json is full: free some space and start again\.$/,
    );
    expect(await readdir(dataDir)).toEqual([]);
    await disk.makeRoom();
    expect(Object.keys(await secrets(dataDir))).toContain("studioPublicKey");
  },
);

test("databases whose data folder is gone are named in one sentence, ten at the most", () => {
  const forgotten = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      refuge: `/var/lib/perya/${at}`,
      home: `/gone/${at}`,
    }));
  expect(forgottenDatabases([])).toBeUndefined();
  expect(forgottenDatabases(forgotten(1))).toMatch(
    / may be deleted by hand: \/var\/lib\/perya\/0 \(of \/gone\/0\)\.$/,
  );
  expect(forgottenDatabases(forgotten(12))).toMatch(
    /\/var\/lib\/perya\/9 \(of \/gone\/9\) and 2 more\.$/,
  );
});

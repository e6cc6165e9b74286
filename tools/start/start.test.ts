import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { checkEnvironments } from "./check-environments.ts";
import { forgottenDatabases } from "./forgotten-databases.ts";
import { lock } from "./lock.ts";
import { freePorts } from "./ports.ts";
import { secrets } from "./secrets.ts";
import { readSettings } from "./settings.ts";

const folder = () => mkdtemp(join(tmpdir(), "perya-start-"));

test("a second start on the same data says who holds it and what to do", async () => {
  const dir = await folder();
  const release = await lock(dir);
  await expect(lock(dir)).rejects.toThrow(
    new RegExp(`already runs on .* \\(process ${process.pid}\\): stop it with .*kill ${process.pid}.* or start on other data`),
  );
  await release();
  await (
    await lock(dir)
  )();
});

test("the lock of a process that is gone is taken over", async () => {
  const dir = await folder();
  const gone = spawnSync(process.execPath, ["-e", ""]).pid;
  await writeFile(join(dir, "perya.lock"), String(gone));
  const release = await lock(dir);
  expect((await readFile(join(dir, "perya.lock"), "utf8")).split(" ")[0]).toBe(String(process.pid));
  await release();
});

test.runIf(process.platform === "linux")("a lock whose process number another process got since is taken over too", async () => {
  const dir = await folder();
  const release = await lock(dir);
  const [pid, began] = (await readFile(join(dir, "perya.lock"), "utf8")).split(" ");
  expect(began).toMatch(/^[\w-]{36}\/\d+$/);
  await writeFile(join(dir, "perya.lock"), `${pid} 00000000-0000-0000-0000-000000000000/1`);
  const next = await lock(dir);
  expect(await readFile(join(dir, "perya.lock"), "utf8")).toBe(`${pid} ${began}`);
  await next();
  await release();
});

test("a data directory that can't be is told with the variable that names it", async () => {
  const file = join(await folder(), "a-file");
  await writeFile(file, "");
  await expect(lock(file)).rejects.toThrow(`DATA_DIR is ${file}, where no folder can be made`);
  const below = join(file, "data");
  await expect(lock(below)).rejects.toThrow(`DATA_DIR is ${below}, where no folder can be made`);
});

test.runIf(process.platform === "linux").each([
  ["/proc/perya/data", "DATA_DIR is /proc/perya/data, where no folder can be made (ENOENT"],
  ["/proc/self", "DATA_DIR can't be written (ENOENT"],
])("a start on %s ends at once with one sentence that says what to do", async (dataDir, words) => {
  const ports = { PLAYER_PORT: "28480", CONSOLE_PORT: "28481", STUDIO_PORT: "28490", GATEWAY_PORT: "28495" };
  const starter = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env: { ...process.env, ...ports, DATA_DIR: dataDir } });
  // What goes round for ever inside Node does not hear SIGTERM.
  const limit = setTimeout(() => starter.kill("SIGKILL"), 10_000);
  const [said, [code]] = await Promise.all([text(starter.stderr), once(starter, "exit")]);
  clearTimeout(limit);
  expect(code).toBe(1);
  expect(said.trim()).toMatch(/^DATA_DIR .*: (name a folder this user may write|start as its owner, or name another folder)\.$/);
  expect(said).toContain(words);
});

test("a DATA_DIR or a port that is set to nothing counts as not set", () => {
  expect(readSettings({ DATA_DIR: "", CONSOLE_PORT: "", PLAYER_URL: "" }, "/checkout")).toEqual({ ...readSettings({}, "/checkout"), env: {} });
  expect(readSettings({ DATA_DIR: "" }, "/checkout").dataDir).toBe("/checkout/data");
});

test("a starter ends when npm's shell between them was killed alone", async () => {
  const script = `import { endWithNpm } from ${JSON.stringify(join(import.meta.dirname, "end-with-npm.ts"))};
    endWithNpm(() => process.exit(0), { npm_lifecycle_event: "start" });
    console.log(process.pid);
    setInterval(() => undefined, 1_000);`;
  const shell = spawn("sh", ["-c", `"$0" --input-type=module -e "$1"; true`, process.execPath, script]);
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
  await expect(freePorts(readSettings({ HOST: host, PLAYER_PORT: "18080" }, "/"))).rejects.toThrow(words);
});

test("what any process can't use is named before the first is started, once each, and no secret is told", async () => {
  const bad = {
    LOG_LEVEL: "loud",
    TWO_PERSON_ABOVE: "much",
    OPERATOR_PRIVATE_KEY: "hush-hush",
    GATEWAY_RETRY_MS: "soon",
    SEED_DEMO: "ja",
    STUDIO_URL: "games",
  };
  const check = async (env: NodeJS.ProcessEnv) => checkEnvironments(readSettings(env, "/"), await secrets(await folder()));
  await expect(check({})).resolves.toBeUndefined();
  await expect(check(bad)).rejects.toThrow(
    [
      "The environment is not usable:",
      '  STUDIO_URL must be an address such as https://play.example.com, not "games"',
      "  OPERATOR_PRIVATE_KEY must be the PEM of an RSA private key, or base64 of it",
      '  TWO_PERSON_ABOVE must be a whole number of ledger units (1/100000), not below 0, not "much"',
      '  SEED_DEMO must be true or false, not "ja"',
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      '  GATEWAY_RETRY_MS must be a whole number from 10 to 60000, not "soon"',
    ].join("\n"),
  );
});

test("an occupied port is named, with the variable that chooses another", async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => void holder.listen(0, "127.0.0.1", resolve));
  const { port } = holder.address() as AddressInfo;
  const settings = readSettings({ CONSOLE_PORT: String(port), PLAYER_PORT: "18080", STUDIO_PORT: "18090", GATEWAY_PORT: "18095" }, "/");
  await expect(freePorts(settings)).rejects.toThrow(
    `Port ${port} is taken by another program: stop that program, or choose another port, for example \`CONSOLE_PORT=${port + 1000} npm start\`.`,
  );
  await new Promise((resolve) => holder.close(resolve));
});

test.each([
  [{ PLAYER_PORT: "80a" }, 'PLAYER_PORT is "80a"'],
  [{ STUDIO_PORT: "70000" }, 'STUDIO_PORT is "70000"'],
  [{ GATEWAY_PORT: "8080" }, "GATEWAY_PORT and PLAYER_PORT are both 8080, but each needs a port of its own"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL is not an address of PostgreSQL"],
])("the bad setting %o names itself and the fix", (env, message) => {
  expect(() => readSettings(env, "/")).toThrow(message);
});

test("secrets are made once, kept, and readable by their owner alone", async () => {
  const dir = await folder();
  const made = await secrets(dir);
  expect(await secrets(dir)).toEqual(made);
  const { mode } = await import("node:fs/promises").then((fs) => fs.stat(join(dir, "secrets.json")));
  expect(mode & 0o077).toBe(0);
});

test("databases whose data folder is gone are named in one sentence, ten at the most", () => {
  const forgotten = (count: number) => Array.from({ length: count }, (_, at) => ({ refuge: `/var/lib/perya/${at}`, home: `/gone/${at}` }));
  expect(forgottenDatabases([])).toBeUndefined();
  expect(forgottenDatabases(forgotten(1))).toMatch(/ may be deleted by hand: \/var\/lib\/perya\/0 \(of \/gone\/0\)\.$/);
  expect(forgottenDatabases(forgotten(12))).toMatch(/\/var\/lib\/perya\/9 \(of \/gone\/9\) and 2 more\.$/);
});

import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
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
  expect(await readFile(join(dir, "perya.lock"), "utf8")).toBe(String(process.pid));
  await release();
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

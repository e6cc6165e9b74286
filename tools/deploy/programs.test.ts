import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttp } from "node:http";
import { connect, createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "@perya/process";
import { findProgram } from "../test/find-program.ts";
import { read } from "./read-files.ts";

const run = promisify(execFile);
const program = (name: string) =>
  findProgram(
    ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"].map(
      (folder) => `${folder}/${name}`,
    ),
  );
const haproxy = program("haproxy");
const patroni = program("patroni");
// With their dependencies they are 60 MB: too much to download for a test.
for (const [name, found] of Object.entries({ haproxy, patroni }))
  if (!found)
    console.warn(
      `The tests that start ${name} on the files of deploy/ are left out: ` +
        `install it (Debian: apt-get install ${name}) to run them.`,
    );

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "perya-deploy-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function listen<Listening extends Server>(server: Listening): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.skipIf(!haproxy)(
  "HAProxy takes the edge's file, and refuses one with a word it does not know",
  async () => {
    const text = read("edge/haproxy.cfg")
      .replace(/bind :443 .*/, "bind 127.0.0.1:18443")
      .replace("/etc/haproxy/hosts.map", join(import.meta.dirname, "../../deploy/edge/hosts.map"));
    const [good, bad] = [join(await folder(), "good.cfg"), join(await folder(), "bad.cfg")];
    await writeFile(good, text);
    await writeFile(bad, text.replace("use_backend", "use_cell"));
    await run(haproxy ?? "", ["-c", "-q", "-f", good]);
    await expect(run(haproxy ?? "", ["-c", "-f", bad])).rejects.toThrow(/use_cell/);
  },
);

/**
 * A database host as the proxy sees it: it sends its name to a new connection, and its role on
 * Patroni's port.
 */
async function openNode(name: string, role: { is: string }) {
  const database = createServer((socket) => socket.on("error", () => undefined).write(name));
  const api = createHttp((request, response) => {
    const path = request.url?.split("?")[0];
    response
      .writeHead(
        (path === "/primary" && role.is === "primary") ||
          (path === "/replica" && role.is === "replica")
          ? 200
          : 503,
      )
      .end();
  });
  return { port: await listen(database), api: await listen(api) };
}

/** Connects to a port and returns the first bytes, and when the connection ends. */
async function askName(port: number) {
  const socket = connect({ port, host: "127.0.0.1" }).on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const name = await Promise.race([
    once(socket, "data").then(([data]) => String(data)),
    ended.then(() => "nobody"),
  ]);
  return { name, ended };
}

test.skipIf(!haproxy)(
  "the proxy of a cell leads to the primary, follows it with every session, and reads from the primary when no standby keeps up",
  async () => {
    const roles = { a: { is: "primary" }, b: { is: "replica" }, c: { is: "replica" } };
    let text = read("cell/haproxy.cfg");
    for (const [name, role] of Object.entries(roles)) {
      const { port, api } = await openNode(name, role);
      text = text.replaceAll(
        new RegExp(`(server pg-ph1-${name}) \\S+ check port \\d+`, "g"),
        `$1 127.0.0.1:${port} check port ${api}`,
      );
    }
    const [writes, reads] = [await freePort(), await freePort()];
    const file = join(await folder(), "haproxy.cfg");
    await writeFile(
      file,
      text
        .replace("127.0.0.1:5000", `127.0.0.1:${writes}`)
        .replace("127.0.0.1:5001", `127.0.0.1:${reads}`),
    );
    const running = spawn(haproxy ?? "", ["-db", "-f", file], { stdio: "ignore", cwd: "/" });
    onTestFinished(() => void running.kill("SIGKILL"));
    const leads = (port: number, to: RegExp) =>
      vi.waitFor(async () => expect((await askName(port)).name).toMatch(to), {
        timeout: 60_000,
        interval: 100,
      });

    await leads(reads, /^[bc]$/);
    await leads(writes, /^a$/);
    const session = await askName(writes);
    roles.a.is = "gone";
    roles.b.is = "primary";
    await session.ended;
    await leads(writes, /^b$/);
    roles.c.is = "gone";
    await leads(reads, /^b$/);
  },
);

test.skipIf(!patroni)(
  "Patroni takes the file of a cell, and refuses one that lacks its cell's name",
  async () => {
    const place = await folder();
    const bin = join(place, "bin");
    await mkdir(bin);
    for (const name of [
      "pg_ctl",
      "initdb",
      "pg_controldata",
      "pg_basebackup",
      "postgres",
      "pg_isready",
    ]) {
      await writeFile(join(bin, name), "#!/bin/sh\n");
      await chmod(join(bin, name), 0o755);
    }
    // Patroni checks whether consensus answers, and whether the ports it uses are free.
    const etcd = await listen(createServer((socket) => socket.on("error", () => undefined).end()));
    const text = read("cell/patroni.yml")
      .replaceAll(/- 10\.11\.\d\.11:2379/g, `- 127.0.0.1:${etcd}`)
      .replace(/listen: \S+:8008/, `listen: 127.0.0.1:${await freePort()}`)
      .replace(/listen: \S+:5432/, `listen: 127.0.0.1:${await freePort()}`)
      .replace(/data_dir: .*/, `data_dir: ${place}/data`)
      .replace(/bin_dir: .*/, `bin_dir: ${bin}`);
    const [good, bad] = [join(place, "good.yml"), join(place, "bad.yml")];
    await writeFile(good, text);
    await writeFile(bad, text.replace(/^scope: .*/m, ""));
    await run(patroni ?? "", ["--validate-config", good]);
    await expect(run(patroni ?? "", ["--validate-config", bad])).rejects.toThrow(/scope/);
  },
);

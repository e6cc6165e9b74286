import { freePort } from "@perya/process";
import { cloneDatabase } from "@perya/postgres/testing";
import { newRsaPair } from "@perya/secrets";
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { inject } from "vitest";

const MAIN = join(import.meta.dirname, "../../../../../studio/src/main.ts");

/**
 * The real studio in a process of its own, on a database of its own, as a vendor like any other:
 * nothing but HTTP is between. It misbehaves where it is told to.
 */
export async function startStudio() {
  const [db, port] = [await cloneDatabase(inject("studio")), await freePort()];
  const [operator, studio] = [newRsaPair(), newRsaPair()];
  const url = `http://127.0.0.1:${port}`;
  const begin = async () => {
    const child = fork(MAIN, {
      env: {
        PATH: process.env["PATH"],
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        STUDIO_DATABASE_URL: db.url,
        STUDIO_PORT: String(port),
        STUDIO_URL: url,
        STUDIO_SECRET_KEY: "k".repeat(40),
        OPERATOR_PUBLIC_KEY: operator.publicKey,
        STUDIO_PRIVATE_KEY: studio.privateKey,
        STUDIO_MISCONDUCT: "true",
        STUDIO_LAUNCHES_PER_PLAYER: "1000",
        LOG_LEVEL: "error",
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const ended = once(child, "exit");
    await Promise.race([
      once(child, "message"),
      ended.then(([code]) => Promise.reject(new Error(`The studio ended with ${code}`))),
    ]);
    return async () => {
      child.kill("SIGKILL");
      await ended;
    };
  };
  let end: (() => Promise<void>) | undefined = await begin();
  const kill = async () => {
    await end?.();
    end = undefined;
  };
  return {
    url,
    db,
    operatorPrivateKey: operator.privateKey,
    studioPublicKey: studio.publicKey,
    kill,
    start: async () => void (end ??= await begin()),
    close: async () => {
      await kill();
      await db.close();
    },
  };
}

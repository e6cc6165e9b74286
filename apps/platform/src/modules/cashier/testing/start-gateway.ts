import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { GATEWAY_SECRET } from "./open-cashier.ts";

const MAIN = join(import.meta.dirname, "../../../../../sandbox-gateway/src/main.ts");

export interface GatewayProcess {
  readonly url: string;
  /** Presses a button of the checkout page, as a browser without script would. */
  press(checkoutUrl: string, fields: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/** Sandbox Bank as a process of its own: another company, reached over HTTP alone. */
export async function startGateway(databaseUrl: string, port: number): Promise<GatewayProcess> {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    GATEWAY_DATABASE_URL: databaseUrl,
    GATEWAY_PORT: String(port),
    GATEWAY_URL: url,
    GATEWAY_SECRET,
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
    GATEWAY_RETRY_MS: "50",
  };
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => {
      throw new Error(`The gateway ended with ${code}`);
    }),
  ]);
  return {
    url,
    press: async (checkoutUrl, fields) => {
      const response = await fetch(checkoutUrl, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
      if (response.status !== 303) throw new Error(`Checkout answered ${response.status}`);
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

import { whyNot } from "@perya/process";
import { createServer } from "node:net";
import type { Settings } from "./settings.ts";

/**
 * Makes sure every port can be had before anything starts. Throws one sentence that names the port,
 * and the variable that chooses another.
 */
export async function freePorts(settings: Settings): Promise<void> {
  for (const [name, port] of Object.entries(settings.ports)) {
    const fault = await tryPort(port, settings.host);
    if (fault?.code === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is taken by another program: stop that program, ` +
          `or choose another port, for example \`${name}=${port + 1000} npm start\`.`,
      );
    }
    if (fault) throw new Error(whyNot(fault) ?? fault.message);
  }
}

function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

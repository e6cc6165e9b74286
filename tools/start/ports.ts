import { createServer } from "node:net";
import type { Settings } from "./settings.ts";

/** Makes sure every port is free before anything starts. Throws one sentence that names the port, and the variable that chooses another. */
export async function freePorts(settings: Settings): Promise<void> {
  for (const [name, port] of Object.entries(settings.ports)) {
    if (!(await isFree(port, settings.host))) {
      throw new Error(
        `Port ${port} is taken by another program: stop that program, or choose another port, for example \`${name}=${port + 1000} npm start\`.`,
      );
    }
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

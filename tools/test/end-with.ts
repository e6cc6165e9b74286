const LOOK_EVERY_MS = 500;

/** The variable in which `npm test` tells the runners it starts its process number. */
export const TEST_RUN = "PERYA_TEST_RUN";

/**
 * Ends this process soon after the `npm test` that started it is gone, so that a killed run leaves
 * no runner behind. Does nothing in a run that was started by hand.
 */
export function endWithTestRun(env: NodeJS.ProcessEnv = process.env): void {
  const starter = Number(env[TEST_RUN]);
  if (!starter) return;
  const look = () => {
    try {
      process.kill(starter, 0);
    } catch {
      process.kill(process.pid, "SIGTERM");
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

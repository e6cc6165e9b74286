const LOOK_EVERY_MS = 1_000;

/**
 * Stops us once npm is gone. A signal that reaches npm alone (`kill`, `docker stop`, a service
 * manager) is passed on to the shell between us, and that shell dies of it without a word to us:
 * what is left to see is that our parent is another one.
 */
export function endWithNpm(stop: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, LOOK_EVERY_MS);
  look.unref();
}

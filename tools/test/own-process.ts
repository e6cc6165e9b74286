import { afterAll } from "vitest";

/**
 * Test files share processes, so that what they import is read once. What a file changed of its
 * process is put back after it: its variables and its clocks. Everything else that a process
 * remembers hangs on a platform or a database, of which each file has its own.
 */
const variables = { ...process.env };
const [dateNow, performanceNow] = [Date.now, performance.now];

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  Date.now = dateNow;
  performance.now = performanceNow;
});

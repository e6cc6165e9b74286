import { afterAll, vi } from "vitest";

/**
 * Test files share processes, so that what they import is read once. What a file changed of its
 * process is put back after it: its variables, its clocks and the names that every module sees.
 * Everything else that a process remembers hangs on a platform or a database, of which each file
 * has its own.
 */
const variables = { ...process.env };
const [dateNow, performanceNow] = [Date.now, performance.now];
const names = Object.getOwnPropertyDescriptors(globalThis);

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  Date.now = dateNow;
  performance.now = performanceNow;
  vi.unstubAllGlobals();
  putBackNames();
});

/** A library's own registry begins with two lines and stays: its modules stay too. */
function putBackNames(): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const before = Object.getOwnPropertyDescriptor(names, name)?.value as
      | PropertyDescriptor
      | undefined;
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (!before && !name.startsWith("__")) Reflect.deleteProperty(globalThis, name);
    else if (before && now?.configurable && (before.value !== now.value || before.get !== now.get))
      Object.defineProperty(globalThis, name, before);
  }
}

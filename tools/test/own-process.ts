import { afterAll, vi } from "vitest";

/**
 * Test files share processes, so that what they import is read once. What a file changed of its
 * process is put back after it: its variables, its clocks and the names that every module sees.
 * Everything else that a process remembers hangs on a platform or a database, of which each file
 * has its own.
 */
const variables = { ...process.env };
const [dateNow, performanceNow] = [Date.now, performance.now];
const names = new Map(Object.entries(Object.getOwnPropertyDescriptors(globalThis)));

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  Date.now = dateNow;
  performance.now = performanceNow;
  vi.unstubAllGlobals();
  putBackNames();
});

/**
 * A name that begins with two underscores is a library's own registry: it stays, as the library's
 * modules do.
 */
function putBackNames(): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const before = names.get(name);
    if (before) putBack(name, before);
    else if (!name.startsWith("__")) Reflect.deleteProperty(globalThis, name);
  }
}

function putBack(name: string, before: PropertyDescriptor): void {
  const now = Object.getOwnPropertyDescriptor(globalThis, name);
  const isChanged = now?.value !== before.value || now?.get !== before.get;
  if (isChanged && now?.configurable) Object.defineProperty(globalThis, name, before);
}

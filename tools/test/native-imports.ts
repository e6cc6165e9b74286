import { hookPropertyTests } from "./property-tests.ts";

/**
 * Loaded before the tests of servers, whose files Node reads itself, as it does in production:
 * nothing of them has to be made by Vite first.
 */
hookPropertyTests();

export { CannotStart } from "./cannot-start.ts";
export { address, databaseUrl, logLevel, port, redisUrl, rsaKey, secret, whole, yesOrNo } from "./fields.ts";
export { makeFolder } from "./make-folder.ts";
export { readEnvironment, UnusableEnvironment } from "./read-environment.ts";
export { runProcess, type Opened } from "./run-process.ts";
export { whyNot } from "./why-not.ts";

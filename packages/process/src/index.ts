export { CannotStart } from "./cannot-start.ts";
export { address, databaseUrl, logLevel, port, redisUrl, rsaKey, secret, whole, yesOrNo } from "./fields.ts";
export { ignoreForwardedHost } from "./ignore-forwarded-host.ts";
export { makeFolder } from "./make-folder.ts";
export { readEnvironment, UnusableEnvironment } from "./read-environment.ts";
export { runProcess, type Opened } from "./run-process.ts";
export { proxiesForFastify, trustedProxies, type TrustedProxies } from "./trusted-proxies.ts";
export { whyNot } from "./why-not.ts";
export { writeWhole, type WriteWholeOptions } from "./write-whole.ts";

export { backOffMs, type BackOff } from "./back-off.ts";
export { CannotStart } from "./cannot-start.ts";
export { isPlainText, refuseControlCharacters } from "./control-characters.ts";
export {
  address,
  databaseUrl,
  logLevel,
  port,
  redisUrl,
  rsaKey,
  secret,
  whole,
  yesOrNo,
} from "./fields.ts";
export { freePort } from "./free-port.ts";
export { ignoreForwardedHost } from "./ignore-forwarded-host.ts";
export { makeFolder } from "./make-folder.ts";
export { networks } from "./networks.ts";
export { openLog } from "./open-log.ts";
export { readEnvironment, UnusableEnvironment } from "./read-environment.ts";
export { runProcess, type Opened } from "./run-process.ts";
export { metricsHost, metricsPort, serveMetrics, type MetricsPlace } from "./serve-metrics.ts";
export { proxiesForFastify, trustedProxies, type TrustedProxies } from "./trusted-proxies.ts";
export { whyNot } from "./why-not.ts";
export { writeWhole, type WriteWholeOptions } from "./write-whole.ts";

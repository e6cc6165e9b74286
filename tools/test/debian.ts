import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Whether packages of the system can be installed here without asking anyone: on Debian, as root.
 */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/** Installs a Debian package. Throws when that did not work. */
export function installDebian(name: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  execFileSync("apt-get", ["install", "-y", "-qq", name], { stdio: "ignore", env });
}

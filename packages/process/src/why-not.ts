/**
 * What an operating system's refusal to listen or to write means to the person who starts a
 * program; undefined for a fault that is not one of these.
 */
export function whyNot(fault: unknown): string | undefined {
  const { code, syscall, port, address, path, hostname } = fault as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
  };
  if (syscall === "listen" && code === "EADDRINUSE")
    return `Port ${port} is taken by another program: stop that program, or choose another port.`;
  if (syscall === "listen" && code === "EACCES")
    return `Port ${port} is only for privileged users: choose one from 1024 on.`;
  if (syscall === "listen" && code === "EADDRNOTAVAIL")
    return (
      `HOST is ${address}, which is no address of this machine: 127.0.0.1 is, ` +
      "and 0.0.0.0 stands for all of them."
    );
  if (syscall === "getaddrinfo")
    return `The host name ${hostname} can't be resolved here: correct it, or set an address.`;
  if ((code === "EACCES" || code === "EROFS" || code === "EPERM") && path !== undefined)
    return `${path} can't be written by this user: choose another place, or give it the right.`;
  if (code === "ENOSPC" || code === "EDQUOT")
    return (
      `The disk${path === undefined ? "" : ` of ${path}`} is full: free ` +
      "some space and start again."
    );
  return undefined;
}

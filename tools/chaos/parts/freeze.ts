/**
 * Stops processes (SIGSTOP), and returns a function that resumes them. Processes that have ended
 * meanwhile are skipped.
 */
export function freeze(pids: readonly number[]): () => void {
  for (const pid of pids) send(pid, "SIGSTOP");
  return () => {
    for (const pid of pids) send(pid, "SIGCONT");
  };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "ESRCH") throw fault;
  }
}

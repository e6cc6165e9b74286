import { useEntryTask } from "../shared/entry.ts";
import { part } from "../shared/part.tsx";

const TASKS = {
  "change-password": part(() => import("../features/session/entry/forced-change.tsx")),
  "first-login": part(() => import("../features/session/entry/first-login.tsx")),
  "real-account": part(() => import("../features/session/entry/real-account.tsx")),
} as const;

/** What has to be done before a session is used, over whatever page is open; loaded with its first use. */
export function EntryTasks() {
  const { task } = useEntryTask();
  if (!task) return null;
  const Task = TASKS[task];
  return <Task key={task} />;
}

import { lazy, Suspense } from "react";
import { useEntryTask } from "../shared/entry.ts";

const TASKS = {
  "change-password": lazy(() => import("../features/session/entry/forced-change.tsx")),
  "first-login": lazy(() => import("../features/session/entry/first-login.tsx")),
  "real-account": lazy(() => import("../features/session/entry/real-account.tsx")),
} as const;

/** What has to be done before a session is used, over whatever page is open; loaded with its first use. */
export function EntryTasks() {
  const { task } = useEntryTask();
  if (!task) return null;
  const Task = TASKS[task];
  return (
    <Suspense>
      <Task key={task} />
    </Suspense>
  );
}

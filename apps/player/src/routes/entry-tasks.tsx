import { useEffect, useRef } from "react";
import { useEntryTask } from "../shared/entry.ts";
import { readOwnLanguage } from "../shared/language/read-own-language.ts";
import { part } from "../shared/part.tsx";

const TASKS = {
  "change-password": part(() => import("../features/session/entry/forced-change.tsx")),
  "first-login": part(() => import("../features/session/entry/first-login.tsx")),
  "real-account": part(() => import("../features/session/entry/real-account.tsx")),
} as const;

/** What has to be done before a session is used, over whatever page is open; loaded with its first use. */
export function EntryTasks() {
  const { task } = useEntryTask();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && !task) void readOwnLanguage();
    asked.current = task !== undefined;
  }, [task]);
  if (!task) return null;
  const Task = TASKS[task];
  return <Task key={task} />;
}

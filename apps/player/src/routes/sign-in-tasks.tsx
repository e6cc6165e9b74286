import { useEffect, useRef } from "react";
import { useSignInTask } from "../shared/session/sign-in-tasks.ts";
import { readOwnLanguage } from "../shared/language/read-own-language.ts";
import { part } from "../shared/loading/part.tsx";

const TASKS = {
  "change-password": part(() => import("../features/session/sign-in-tasks/forced-change.tsx")),
  "first-login": part(() => import("../features/session/sign-in-tasks/first-login.tsx")),
  "real-account": part(() => import("../features/session/sign-in-tasks/real-account.tsx")),
} as const;

/**
 * The tasks before a session can be used, over the current page; loaded on first use.
 */
export function SignInTasks() {
  const { task } = useSignInTask();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && !task) void readOwnLanguage();
    asked.current = task !== undefined;
  }, [task]);
  if (!task) return null;
  const Task = TASKS[task];
  return <Task key={task} />;
}

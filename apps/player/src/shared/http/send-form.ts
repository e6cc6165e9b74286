import { ApiError } from "@perya/api-client";
import { noteFault } from "./api.ts";
import { sessionToken } from "../session/session.ts";

const UNREACHABLE = "Network link is abnormal, please try again";

interface Answer {
  readonly success?: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly value?: unknown;
}

/**
 * Sends a form with files and tells what share of it has left, from 0 to 1: `fetch` can't. Returns
 * the value of the answer, of the type its caller knows. Throws ApiError.
 */
export async function sendForm<Value>(
  path: string,
  form: FormData,
  onSent: (share: number) => void,
): Promise<Value> {
  try {
    return (await send(path, form, onSent)) as Value;
  } catch (fault) {
    if (fault instanceof ApiError) await noteFault(fault);
    throw fault;
  }
}

function send(path: string, form: FormData, onSent: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1${path}`);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("language", document.documentElement.lang);
    const token = sessionToken();
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onSent(loaded / total);
    });
    const lost = () => reject(new ApiError(0, "NETWORK", UNREACHABLE));
    request.addEventListener("error", lost);
    request.addEventListener("abort", lost);
    request.addEventListener("load", () => {
      const answer = read(request.responseText);
      if (answer.success === true) resolve(answer.value);
      else
        reject(
          new ApiError(
            request.status,
            answer.code ?? "FAULT",
            answer.message ?? "Unknown error",
            answer.value,
          ),
        );
    });
    request.send(form);
  });
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

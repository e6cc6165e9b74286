import { sessionToken } from "../session/session.ts";

/**
 * Fetches a picture that only the session may see, which no address of a picture could carry.
 * Throws Error where it does not come.
 */
export async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`/api/v1${path}`, {
    headers: { authorization: `Bearer ${sessionToken() ?? ""}` },
    signal,
  });
  if (!response.ok) throw new Error(`A picture: ${response.status}`);
  return response.blob();
}

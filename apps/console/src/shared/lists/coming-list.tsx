import type { ReactNode } from "react";

interface ComingListProps {
  readonly list: {
    readonly file: string;
    readonly state: string;
    readonly bytes: number;
    readonly bytesSent: number;
    readonly bytesRead: number;
    readonly fault: string | null;
    readonly sentBy: string;
  };
  /** What is known of it so far, beside how far it is. */
  readonly soFar?: string | undefined;
  /** The button that stops it, for who may. */
  readonly stop: ReactNode;
}

/** A list on its way: how far it is and how it is stopped, or what is wrong with it and where. */
export function ComingList({ list, soFar, stop }: ComingListProps) {
  const { file, state, bytes, bytesSent, bytesRead, fault, sentBy } = list;
  if (state === "FAILED")
    return (
      <p role="alert" className="text-coral">
        <bdi>{file}</bdi> was not loaded. {fault}
      </p>
    );
  const [done, doing] = state === "SENDING" ? [bytesSent, "sent"] : [bytesRead, "read"];
  return (
    <div className="grid gap-2">
      <p>
        <bdi>{file}</bdi> of {sentBy} is being {doing}: {Math.floor((done / bytes) * 100)} %
        {soFar && `, ${soFar}`}.
      </p>
      <progress
        max={bytes}
        value={done}
        aria-label={`How much is ${doing}`}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-ground [&::-moz-progress-bar]:bg-bulb [&::-webkit-progress-bar]:bg-ground [&::-webkit-progress-value]:bg-bulb"
      />
      <div className="flex flex-wrap gap-2">{stop}</div>
    </div>
  );
}

/**
 * A channel between processes. Messages may be lost with the connection; pages poll slowly as well.
 */
export interface Channel {
  publish(message: string): void;
  close(): Promise<void>;
}

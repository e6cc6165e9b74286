/** Files of players that only some people may see. Names are made by the platform alone. */
export interface KeptFiles {
  /** Keeps a new file. Throws when the name is taken or the place can't be reached. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Throws when there is no such file, or it is not what was put there. */
  get(name: string): Promise<Buffer>;
  /** A file that is not there is no fault. */
  remove(name: string): Promise<void>;
}

const NAME = /^[\w-]{8,80}$/;

/** A name as it becomes part of a path or an address. Throws for any other. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error(`Not the name of a kept file: ${name}`);
  return name;
}

import { HAS_SMALL_DISKS, smallDisk } from "@perya/process/testing";
import type { Logger } from "pino";
import { expect, test, vi } from "vitest";
import { watchRoom } from "./watch-room.ts";

const LOOK_MS = 20;

test.runIf(HAS_SMALL_DISKS)(
  "a full disk is said once with its folder, and once when there is room; a folder that is not there is left out",
  async () => {
    await using disk = await smallDisk("64m");
    const said: (readonly [level: string, folder: string])[] = [];
    const says = (level: string) => (about: { folder: string }) =>
      void said.push([level, about.folder]);
    const room = watchRoom(
      [disk.folder, "/nowhere/at/all"],
      { error: says("error"), info: says("info") } as unknown as Logger,
      LOOK_MS,
    );
    await disk.fill(8 * 1024 * 1024);
    await vi.waitFor(() => expect(room.full()).toEqual([disk.folder]), 20_000);
    await disk.makeRoom();
    await vi.waitFor(() => expect(room.full()).toEqual([]), 20_000);
    expect(said).toEqual([
      ["error", disk.folder],
      ["info", disk.folder],
    ]);
    room.close();
  },
);

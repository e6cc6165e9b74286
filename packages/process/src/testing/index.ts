export { HAS_SMALL_DISKS, smallDisk, type SmallDisk } from "./small-disk.ts";
export { testFolder } from "./test-folder.ts";

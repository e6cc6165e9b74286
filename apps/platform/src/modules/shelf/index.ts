export { noteOpened } from "./note-opened.ts";

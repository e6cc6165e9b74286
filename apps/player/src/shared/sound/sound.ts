import { playTones } from "@perya/ui/sound";
import { sourceOf, useStore } from "@perya/ui/store";
import { SOUNDS, type SoundName } from "./sounds.ts";

const STORAGE_KEY = "perya-sound";
const isOn = sourceOf(
  () => localStorage.getItem(STORAGE_KEY) === "1",
  (changed) => {
    // Switched off in one tab, it is silent in all of them.
    window.addEventListener("storage", changed);
    return () => window.removeEventListener("storage", changed);
  },
);

/** Switches the site's sounds on or off, and stores the choice on this device. */
export function setSound(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? "1" : "0");
  isOn.changed();
}

/** Whether the visitor wants sounds; off until they say so. Followed as it changes. */
export function useSound(): boolean {
  return useStore(isOn, () => false);
}

/** Makes a sound now, if the visitor wants any. */
export function playSound(name: SoundName): void {
  if (isOn.get()) playTones(SOUNDS[name]);
}

export { useCopy } from "./use-copy.ts";
export { Button, buttonClass } from "./button.tsx";
export { Choice } from "./choice.tsx";
export { Field } from "./field.tsx";
export { PageButtons } from "./page-buttons.tsx";
export { Tabs } from "./tabs.tsx";
export { BOX, Labelled, type Label } from "./labelled.tsx";

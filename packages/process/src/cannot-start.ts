/**
 * Something outside the program keeps it from starting. The message is for the person who starts
 * it: what is wrong, and what to change.
 */
export class CannotStart extends Error {}

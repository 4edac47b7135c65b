/** A scale that sends nothing for this time counts as disconnected. */
export const silenceMs = 1500;

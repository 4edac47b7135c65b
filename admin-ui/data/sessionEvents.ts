type Hear = () => void;

/**
 * Listeners to the end of a session and to its renewal for the same person. They are registered by the screens, so that the
 * sign-in page need not load them.
 */
const heard = { ended: new Set<Hear>(), renewed: new Set<Hear>() };

export type SessionEvent = keyof typeof heard;

export function onSession(event: SessionEvent, hear: Hear): void {
  heard[event].add(hear);
}

export function tellSession(event: SessionEvent): void {
  for (const hear of heard[event]) hear();
}

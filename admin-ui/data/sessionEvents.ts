type Listener = () => void;

/**
 * Listeners to the end of a session and to its renewal for the same person. They are registered by the screens, so that the
 * sign-in page need not load them.
 */
const listeners = { ended: new Set<Listener>(), renewed: new Set<Listener>() };

export type SessionEvent = keyof typeof listeners;

export function onSession(event: SessionEvent, listener: Listener): void {
  listeners[event].add(listener);
}

export function emitSession(event: SessionEvent): void {
  for (const listener of listeners[event]) listener();
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** The last seconds are counted on screen, with a button to stay. */
const warnSeconds = 20;
/** Half a second, so that no second of the count is skipped. */
const tickMs = 500;

export interface Idle {
  /** The seconds left, while they are counted on screen; null while more than `warnSeconds` are left. */
  readonly left: number | null;
  readonly stay: () => void;
}

/** Calls `onIdle` when nobody has touched the screen for `seconds`; null switches this off. */
export function useIdle(seconds: number | null, onIdle: () => void): Idle {
  const [left, setLeft] = useState<number | null>(null);
  const lastTouch = useRef(Date.now());
  // The effect reads `onIdle` from a ref, because a new `onIdle` must not make the time begin again.
  const latestOnIdle = useRef(onIdle);
  latestOnIdle.current = onIdle;

  const stay = useCallback(() => {
    lastTouch.current = Date.now();
    setLeft(null);
  }, []);

  useEffect(() => {
    // Another limit begins to run now, and not at the last touch.
    stay();
    if (seconds === null) return;
    const tick = setInterval(() => {
      const remaining = seconds - Math.floor((Date.now() - lastTouch.current) / 1000);
      setLeft(remaining > warnSeconds ? null : Math.max(0, remaining));
      if (remaining > 0) return;
      // Otherwise `onIdle` would be called again at the next tick.
      stay();
      latestOnIdle.current();
    }, tickMs);
    const touchEvents = ['pointerdown', 'keydown'] as const;
    touchEvents.forEach((event) => window.addEventListener(event, stay, { capture: true }));
    return () => {
      clearInterval(tick);
      touchEvents.forEach((event) => window.removeEventListener(event, stay, { capture: true }));
    };
  }, [seconds, stay]);

  return { left, stay };
}

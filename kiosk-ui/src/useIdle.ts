import { useCallback, useEffect, useRef, useState } from 'react';

/** The last seconds are counted on screen, with a button to stay. */
const warnSeconds = 20;

export interface Idle {
  /** The seconds left while they are counted on screen; null before. */
  readonly left: number | null;
  readonly stay: () => void;
}

/** Calls `onIdle` when nobody has touched the screen for `seconds`; null switches this off. */
export function useIdle(seconds: number | null, onIdle: () => void): Idle {
  const [left, setLeft] = useState<number | null>(null);
  const since = useRef(Date.now());
  const leave = useRef(onIdle);
  leave.current = onIdle;

  const stay = useCallback(() => {
    since.current = Date.now();
    setLeft(null);
  }, []);

  useEffect(() => {
    stay();
    if (seconds === null) return;
    const tick = setInterval(() => {
      const remaining = seconds - Math.floor((Date.now() - since.current) / 1000);
      setLeft(remaining > warnSeconds ? null : Math.max(0, remaining));
      if (remaining > 0) return;
      stay();
      leave.current();
    }, 500);
    const signs = ['pointerdown', 'keydown'] as const;
    signs.forEach((sign) => window.addEventListener(sign, stay, { capture: true }));
    return () => {
      clearInterval(tick);
      signs.forEach((sign) => window.removeEventListener(sign, stay, { capture: true }));
    };
  }, [seconds, stay]);

  return { left, stay };
}

import { useEffect, useState } from 'react';

const loadingMs = 1000;
const remaining = (): number => loadingMs - performance.now();

/** True during the first second after the page was requested; the time that loading took is included. */
export function useFirstLoading(): boolean {
  const [loading, setLoading] = useState(() => remaining() > 0);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), remaining());
    return () => clearTimeout(timer);
  }, [loading]);
  return loading;
}

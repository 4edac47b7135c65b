import { useEffect, useState } from 'react';

const loadingMs = 1000;
const remaining = (): number => loadingMs - performance.now();

/** True for the first second after the page was asked for, however much of it loading took. */
export function useFirstLoading(): boolean {
  const [loading, setLoading] = useState(() => remaining() > 0);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), remaining());
    return () => clearTimeout(timer);
  }, [loading]);
  return loading;
}

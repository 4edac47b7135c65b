import { useEffect, useRef, type RefObject } from 'react';

/** A ref that is true as long as the component is on the screen: an answer that comes later may have to be treated otherwise. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

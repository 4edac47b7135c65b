import { useEffect, useState } from 'react';
import { signedInUser } from '../data/session.ts';

/** Calls `leave` if somebody is signed in already. @returns true once it is known that nobody is, or if the question failed */
export function useVisitor(leave: () => void): boolean {
  const [visitor, setVisitor] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void signedInUser().then(
      (user) => {
        if (isUnmounted) return;
        if (user) leave();
        else setVisitor(true);
      },
      () => isUnmounted || setVisitor(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [leave]);
  return visitor;
}

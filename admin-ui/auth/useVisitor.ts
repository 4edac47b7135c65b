import { useEffect, useState } from 'react';
import { signedInUser } from '../data/session.ts';

/** Calls `leave` if somebody is signed in already. @returns true once it is known that nobody is, or if the question failed */
export function useVisitor(leave: () => void): boolean {
  const [visitor, setVisitor] = useState(false);
  useEffect(() => {
    let left = false;
    void signedInUser().then(
      (user) => {
        if (left) return;
        if (user) leave();
        else setVisitor(true);
      },
      () => left || setVisitor(true),
    );
    return () => {
      left = true;
    };
  }, [leave]);
  return visitor;
}

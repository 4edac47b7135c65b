import { useEffect, useState } from 'react';
import { signedInUser } from '../data/session.ts';

/** Calls `leave` for somebody who is signed in already; true once it is known that nobody is. */
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

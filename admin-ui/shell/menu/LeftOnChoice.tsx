import { Box } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { useMenuLeft } from './useMenuOpen.ts';

const isChoice = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a[href], [data-found]') !== null;

/** A menu that closes on a phone when a link or an action of it is chosen. */
export function LeftOnChoice({ children }: { readonly children: ReactNode }) {
  const leave = useMenuLeft();
  return (
    <Box
      onClick={(event) => {
        if (isChoice(event)) leave();
      }}
    >
      {children}
    </Box>
  );
}

import { Box } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { useMenuClosing } from './useMenuOpen.ts';

/** Whether a link was clicked, or an action that the search of the menu has found (`data-found`). */
const isChoice = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a[href], [data-found]') !== null;

/** A menu that closes on a phone when a link or an action of it is chosen. */
export function ClosedOnChoice({ children }: { readonly children: ReactNode }) {
  const close = useMenuClosing();
  return (
    <Box
      onClick={(event) => {
        if (isChoice(event)) close();
      }}
    >
      {children}
    </Box>
  );
}

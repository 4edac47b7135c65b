import type { RefObject } from 'react';
import { lineBeside } from './LetterList.tsx';
import type { MailAddress } from './useMailAddress.ts';

/**
 * Moves a letter to the trash by calling `trash`. If the letter is open it is closed, and the next line of the list gets the
 * focus.
 */
export function useThrowAway(list: RefObject<HTMLDivElement | null>, address: MailAddress) {
  return async (id: number, trash: () => Promise<void>): Promise<void> => {
    const lineWith = (attribute: string) => list.current?.querySelector(`[data-letter]${attribute}`);
    // Without a line of its own, the letter belongs to the thread of the open line.
    const line = lineWith(`[data-letter="${id}"]`) ?? lineWith('[aria-current]');
    const next = line && (lineBeside(line, 1) ?? lineBeside(line, -1));
    if (id === address.letter || line?.hasAttribute('aria-current')) address.read(undefined);
    await trash();
    next?.focus();
  };
}

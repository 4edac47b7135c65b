import { useNotify } from 'ra-core';
import { popup } from './popup.ts';

/**
 * Copies a text. Browsers have no clipboard on a page that came over plain HTTP, and may refuse it elsewhere: then the text is
 * selected where it is shown, so that Ctrl+C copies it.
 * @returns whether the text was copied
 */
export async function copyOrSelect(content: string, shown: Element | null): Promise<boolean> {
  // The type of `navigator.clipboard` says that it is always there.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const isCopied = await (clipboard?.writeText(content).then(
    () => true,
    () => false,
  ) ?? false);
  if (!isCopied) select(shown);
  return isCopied;
}

const select = (shown: Element | null): void => {
  if (shown?.matches('input, textarea')) {
    const input = shown as HTMLInputElement;
    input.focus();
    input.select();
  } else if (shown) shown.ownerDocument.getSelection()?.selectAllChildren(shown);
};

/** Copies a text, or selects it where it is shown; says which of the two. */
export function useCopy(): (content: string, shown: Element | null) => Promise<void> {
  const notify = useNotify();
  return async (content, shown) => {
    const isCopied = await copyOrSelect(content, shown);
    if (isCopied) notify('keja.copying.copied', { type: 'success' });
    else notify('keja.copying.notCopied', { type: 'warning', autoHideDuration: popup.shownMs });
  };
}

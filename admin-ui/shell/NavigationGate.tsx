import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useDesktopMode } from '../data/desktop.ts';
import { hasDraftsAt } from '../parts/drafts.ts';
import { useAskAboutDraft } from './useAskAboutDraft.ts';

/** The topmost open dialog, if any. */
const openDialog = (): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>('.MuiDialog-root :is([role="dialog"], [role="alertdialog"])'),
  ].at(-1);

/** Presses Escape in a dialog. Every dialog takes it as a no, or ignores it if the question must be answered. */
const escapeFrom = (dialog: HTMLElement): boolean =>
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

/**
 * Blocks navigation if needed. Back in an open dialog closes the dialog and stays on the page. In desktop mode, which has
 * no tabs to keep unsaved work, the person is asked before leaving the screen. Both are in one component, because a
 * router supports only one blocker at a time.
 */
export function NavigationGate() {
  const desktopMode = useDesktopMode();
  const askAboutDraft = useAskAboutDraft();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    if (historyAction === NavigationType.Pop && openDialog()) return true;
    return desktopMode && hasDraftsAt(currentLocation.pathname);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const dialog = openDialog();
    if (dialog) {
      blocker.reset();
      escapeFrom(dialog);
      return;
    }
    void askAboutDraft(window.location.pathname).then((mayLeave) =>
      mayLeave ? blocker.proceed() : blocker.reset(),
    );
  }, [askAboutDraft, blocker]);
  return null;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Saves the form on screen; resolves to whether it was saved. */
export type Saver = () => Promise<boolean>;

interface FormOnScreen {
  readonly path: string;
  /** Absent if the form can only be sent: closing it does not mean sending. */
  readonly save: Saver | undefined;
}

let onScreen: FormOnScreen | undefined;

/** The form of this page, once it is rendered. */
export function formOnScreen(path: string): FormOnScreen | undefined {
  return onScreen?.path === path ? onScreen : undefined;
}

/**
 * Registers the function that saves the form of this page, for example when its tab is closed; undefined if the form can
 * only be sent.
 */
export function useSaver(save: Saver | undefined): void {
  const { pathname } = useLocation();
  const latest = useRef(save);
  latest.current = save;
  const saves = save !== undefined;
  useEffect(() => {
    const form: FormOnScreen = {
      path: pathname,
      save: saves ? () => latest.current?.() ?? Promise.resolve(false) : undefined,
    };
    onScreen = form;
    return () => {
      if (onScreen === form) onScreen = undefined;
    };
  }, [pathname, saves]);
}

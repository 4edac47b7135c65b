import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useCallback, useId, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { byEscape } from './byEscape.ts';
import { focusFirst, focusMissing } from './focusFirst.ts';
import { keepEnterFromAnswering, useCtrlEnter } from './useKeys.ts';
import { useHeldText, useOnceSettled } from './useOnceSettled.ts';

const widths = { narrow: 'xs', middle: 'sm', wide: 'md' } as const;

interface FormDialogProps {
  readonly title: string;
  /** The text of the button that submits; without it the dialog can only be closed. */
  readonly submit?: string;
  /**
   * Something is missing, or the work is being done. While a typed name is no value yet, the button can be pressed all the
   * same: the name is looked up first, and may be what is missing.
   */
  readonly disabled?: boolean;
  /**
   * The action is hard to undo. The other button is then not called "cancel", which could be read as the action ("cancel
   * the task").
   */
  readonly severe?: boolean;
  readonly width?: keyof typeof widths;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A few questions in a dialog, submitted with Enter; with Ctrl+Enter where Enter begins a new line or much can be lost. If
 * it has no input, the button with `data-usual` gets the focus at first (`focusFirst`).
 */
export function FormDialog({
  title,
  submit,
  disabled = false,
  severe = false,
  width = 'narrow',
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const text = useText();
  const titleId = useId();
  const { form, begin } = useFirstFocus(disabled);
  useCtrlEnter(() => form.current?.requestSubmit(), form);
  const submitSettled = useOnceSettled(() => {
    if (disabled) focusMissing(form.current);
    else if (submit !== undefined) onSubmit();
  });
  const holdsText = useHeldText(form);
  const isCloseUsual = severe || submit === undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // If a form opened this dialog, the event must not save that form.
    event.stopPropagation();
    submitSettled(form.current);
  };
  return (
    <Dialog
      open
      // A click beside the dialog closes it only where nothing that was typed can be lost.
      onClose={submit === undefined ? onClose : byEscape(onClose)}
      {...(severe ? { onKeyDown: keepEnterFromAnswering } : {})}
      maxWidth={widths[width]}
      fullWidth
      aria-labelledby={titleId}
    >
      <form ref={begin} onSubmit={send} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&&': { pt: 1 } }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose} data-usual={isCloseUsual || undefined}>
            {text(isCloseUsual ? 'common.close' : 'common.cancel')}
          </Button>
          {submit !== undefined && (
            <Button
              type="submit"
              data-usual={!severe || undefined}
              variant="contained"
              color={severe ? 'error' : 'primary'}
              disabled={disabled && !holdsText}
            >
              {submit}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Gives the first input of the form the focus once it can take it. `begin` is the ref of the form. */
const useFirstFocus = (disabled: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const begin = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    focusFirst(element);
  }, []);
  // A button that was disabled until something had loaded could not take the focus when the dialog was drawn. The focus
  // is then on an element around the form. If the focus is in a list or dialog above the form, it stays there.
  useLayoutEffect(() => {
    if (!disabled && document.activeElement?.contains(form.current)) focusFirst(form.current);
  }, [disabled]);
  return { form, begin };
};

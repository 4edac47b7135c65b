import { createContext, useContext, type ComponentType } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import type { Offer } from './offered.ts';
import type { AskedCreation } from './useCreation.ts';

export interface SelectDialogProps extends Offer {
  readonly objectName: string;
  readonly onSelect: (chosen: Reference) => void;
  readonly onClose: () => void;
}

/**
 * The dialogs that a picker opens. They contain fields with pickers in turn, so a picker gets them from a context instead
 * of importing them, which would be circular.
 */
export interface PickerDialogs {
  readonly Select: ComponentType<SelectDialogProps>;
  readonly Create: ComponentType<AskedCreation>;
}

const DialogsInUse = createContext<PickerDialogs | undefined>(undefined);

export const PickerDialogsProvider = DialogsInUse.Provider;

export function usePickerDialogs(): PickerDialogs {
  const dialogs = useContext(DialogsInUse);
  if (!dialogs) throw new Error('A picker needs a PickerDialogsProvider around it');
  return dialogs;
}

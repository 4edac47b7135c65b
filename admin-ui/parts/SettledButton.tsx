import { Button, type ButtonProps } from '@mui/material';
import type { RefObject } from 'react';
import { useHeldText, useOnceSettled } from './useOnceSettled.ts';

interface SettledButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The element around the inputs whose values are needed. */
  readonly inputs: RefObject<Element | null>;
  /** Called once the names that are typed there have become values. */
  readonly onPress: () => void;
}

/** A button beside inputs. It can be pressed while a typed name is no value yet, and waits for it then. */
export function SettledButton({ inputs, onPress, disabled = false, ...button }: SettledButtonProps) {
  const holdsText = useHeldText(inputs);
  const press = useOnceSettled(() => {
    if (!disabled) onPress();
  });
  return <Button {...button} disabled={disabled && !holdsText} onClick={() => press(inputs.current)} />;
}

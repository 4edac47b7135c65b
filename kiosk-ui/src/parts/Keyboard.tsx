import type { ReactNode } from 'react';
import { ticketAlphabet } from '#domain/terminal/kioskMessages.ts';
import { useTexts } from '../language.ts';

interface KeyboardProps {
  readonly keys: readonly string[];
  readonly className: string;
  readonly disabled?: boolean;
  readonly onKey: (key: string) => void;
  readonly children?: ReactNode;
}

/** An on-screen keyboard with keys that are large enough for gloves. */
export function Keyboard({ keys, className, disabled, onKey, children }: KeyboardProps) {
  const { keys: words } = useTexts();
  return (
    <div className={`keyboard ${className}`} role="group" aria-label={words.keyboard}>
      {keys.map((key) => (
        <button key={key} type="button" className="key" disabled={disabled} onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      {children}
    </div>
  );
}

interface KeyProps {
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export function ClearKey({ disabled, onPress }: KeyProps) {
  const { keys: words } = useTexts();
  return (
    <button type="button" className="key key-clear" disabled={disabled} onClick={onPress}>
      {words.clear}
    </button>
  );
}

export function SpaceKey({ disabled, onPress }: KeyProps) {
  const { keys: words } = useTexts();
  return (
    <button
      type="button"
      className="key key-space"
      disabled={disabled}
      aria-label={words.space}
      onClick={onPress}
    >
      ␣
    </button>
  );
}

export function EraseKey({ disabled, onPress }: KeyProps) {
  const { keys: words } = useTexts();
  return (
    <button
      type="button"
      className="key key-erase"
      disabled={disabled}
      aria-label={words.erase}
      onClick={onPress}
    >
      <svg viewBox="0 0 48 32" aria-hidden="true">
        <path d="M14 2h30a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2H14L2 16z" />
        <path d="m21 10 14 12m0-12L21 22" />
      </svg>
    </button>
  );
}

export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** The characters of tickets in alphabetical order, because not every driver knows a keyboard's layout. */
export const ticketKeys = [...ticketAlphabet];
export const plateKeys = [...digitKeys, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The characters of names and addresses of firms. */
export const nameKeys = [...plateKeys, ...'ĄĆĘŁŃÓŚŹŻ.,-/'];

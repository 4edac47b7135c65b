import type { ReactNode } from 'react';
import { ticketAlphabet } from '#domain/terminal/kioskMessages.ts';
import { useTexts } from '../language.ts';

interface KeyboardProps {
  readonly keys: readonly string[];
  readonly className: string;
  readonly disabled?: boolean;
  readonly onKey: (key: string) => void;
  /** Further keys, such as the one that erases. */
  readonly children?: ReactNode;
}

/** An on-screen keyboard with keys that are large enough for gloves. */
export function Keyboard({ keys, className, disabled, onKey, children }: KeyboardProps) {
  const { keys: words } = useTexts();
  return (
    <div className={`keyboard ${className}`} role="group" aria-label={words.keyboard}>
      {keys.map((key) => (
        <Key key={key} disabled={disabled} onPress={() => onKey(key)}>
          {key}
        </Key>
      ))}
      {children}
    </div>
  );
}

interface KeyProps {
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/**
 * A key leaves the focus in the field, so that a keyboard and a scanner still write there after a tap. `kind` is a further CSS class,
 * `label` the name of a key that shows no word.
 */
const Key = ({
  disabled,
  onPress,
  kind,
  label,
  children,
}: KeyProps & { readonly kind?: string; readonly label?: string; readonly children: ReactNode }) => (
  <button
    type="button"
    className={kind ? `key ${kind}` : 'key'}
    disabled={disabled}
    aria-label={label}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
);

export function ClearKey(props: KeyProps) {
  const { keys: words } = useTexts();
  return (
    <Key {...props} kind="key-clear">
      {words.clear}
    </Key>
  );
}

/** The key that brings other keys to the screen; `sample` shows which. */
export function PageKey({ sample, ...props }: KeyProps & { readonly sample: string }) {
  return (
    <Key {...props} kind="key-page">
      {sample}
    </Key>
  );
}

export function SpaceKey(props: KeyProps) {
  const { keys: words } = useTexts();
  return (
    <Key {...props} kind="key-space" label={words.space}>
      ␣
    </Key>
  );
}

export function EraseKey(props: KeyProps) {
  const { keys: words } = useTexts();
  return (
    <Key {...props} kind="key-erase" label={words.erase}>
      <svg viewBox="0 0 48 32" aria-hidden="true">
        <path d="M14 2h30a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2H14L2 16z" />
        <path d="m21 10 14 12m0-12L21 22" />
      </svg>
    </Key>
  );
}

export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** The characters of tickets in alphabetical order, because not every driver knows a keyboard's layout. */
export const ticketKeys = [...ticketAlphabet];
export const plateKeys = [...digitKeys, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

import { useTexts } from '../language.ts';

interface KeyboardProps {
  readonly keys: readonly string[];
  readonly className: string;
  readonly disabled?: boolean;
  readonly onKey: (key: string) => void;
  readonly onErase: () => void;
  readonly onClear: () => void;
}

/** Big keys, for fingers in gloves. */
export const Keyboard = ({ keys, className, disabled, onKey, onErase, onClear }: KeyboardProps) => {
  const { keys: told } = useTexts();
  return (
    <div className={`keyboard ${className}`} role="group" aria-label={told.keyboard}>
      {keys.map((key) => (
        <button key={key} type="button" className="key" disabled={disabled} onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      <button type="button" className="key key-word" disabled={disabled} onClick={onClear}>
        {told.clear}
      </button>
      <button type="button" className="key key-erase" disabled={disabled} aria-label={told.erase} onClick={onErase}>
        <svg viewBox="0 0 48 32" aria-hidden="true">
          <path d="M14 2h30a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2H14L2 16z" />
          <path d="m21 10 14 12m0-12L21 22" className="cross" />
        </svg>
      </button>
    </div>
  );
};

export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** In the order of the alphabet: not every driver is a typist. */
export const ticketKeys = [...digitKeys, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

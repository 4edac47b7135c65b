import { IconButton, InputAdornment } from '@mui/material';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { useRef } from 'react';
import { useText } from '../i18n/useText.ts';

interface CalendarButtonProps {
  readonly type: 'date' | 'datetime-local';
  /** In the format of the browser's own input: `2026-11-21`, `2026-11-21T14:05`. */
  readonly value: string;
  readonly disabled?: boolean;
  readonly onPick: (picked: string) => void;
}

/** Opens the browser's calendar. The Tab key skips it, because the text field beside it takes the same value. */
export function CalendarButton({ type, value, disabled, onPick }: CalendarButtonProps) {
  const text = useText();
  const native = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end">
      {/* The browser opens its calendar only for an input that is rendered, so this one is there but cannot be seen. */}
      <input
        ref={native}
        type={type}
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={(event) => onPick(event.target.value)}
        style={{ width: 1, height: 1, border: 0, padding: 0, opacity: 0 }}
      />
      <IconButton
        edge="end"
        tabIndex={-1}
        disabled={disabled === true}
        aria-label={text('detail.calendar')}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </InputAdornment>
  );
}

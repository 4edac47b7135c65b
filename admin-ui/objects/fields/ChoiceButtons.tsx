import { Box, IconButton } from '@mui/material';
import DownIcon from '@mui/icons-material/ArrowDropDown';
import ClearIcon from '@mui/icons-material/Clear';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';

/** The widths in pixels of a button, and of the arrow that opens the list. */
const buttonWidth = 26;
const arrowWidth = 24;

/**
 * Padding on the right of a picker's text for its buttons. Without focus there is room only for the arrow, so that the value has
 * nearly the whole width; under the pointer, the other buttons cover the end of the value.
 * @param buttons how many there are besides the arrow and the button that clears
 */
export function paddingFor(buttons: number) {
  return {
    pr: `${arrowWidth + 4}px !important`,
    '&.Mui-focused': { pr: `${arrowWidth + (buttons + 1) * buttonWidth}px !important` },
  };
}

interface ChoiceButtonsProps {
  /** Whether the list is shown now. */
  readonly open: boolean;
  readonly disabled: boolean;
  readonly clearable: boolean;
  readonly onToggle: () => void;
  readonly onClear: () => void;
  /** Further buttons, shown beside the one that clears. */
  readonly children?: ReactNode;
}

/** The buttons of a picker. The arrow is always shown; the button that clears, and the given ones, on hover and focus. */
export function ChoiceButtons({
  open,
  disabled,
  clearable,
  onToggle,
  onClear,
  children,
}: ChoiceButtonsProps) {
  const text = useText();
  return (
    <Box
      sx={{
        position: 'absolute',
        right: 2,
        top: 0,
        bottom: 0,
        display: 'flex',
        alignItems: 'center',
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
        '& .MuiIconButton-root': { width: buttonWidth, height: 28, p: 0 },
      }}
    >
      <Box
        data-further-buttons
        sx={{
          display: 'flex',
          alignItems: 'center',
          opacity: 0,
          bgcolor: 'background.paper',
          '.MuiAutocomplete-root:hover &, .MuiAutocomplete-root:focus-within &': { opacity: 1 },
        }}
      >
        {clearable && (
          <IconButton
            tabIndex={-1}
            onClick={onClear}
            aria-label={text('picker.clear')}
            title={text('picker.clear')}
          >
            <ClearIcon sx={{ fontSize: 16 }} />
          </IconButton>
        )}
        {children}
      </Box>
      {!disabled && (
        <IconButton
          tabIndex={-1}
          // Keeps the focus in the input of the picker.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onToggle}
          aria-label={text('picker.showAll')}
          title={text('picker.showAll')}
        >
          <DownIcon sx={{ fontSize: 20, transform: open ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      )}
    </Box>
  );
}

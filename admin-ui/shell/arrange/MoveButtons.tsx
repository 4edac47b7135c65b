import { IconButton } from '@mui/material';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useText } from '../../i18n/useText.ts';

interface MoveButtonsProps {
  readonly title: string;
  /** Whether it is the first or the last entry of its level: then it cannot move further. */
  readonly first: boolean;
  readonly last: boolean;
  /** Called with -1 to move the entry up, and 1 to move it down. */
  readonly onMove: (places: number) => void;
}

/** Buttons that move an entry one place up or down. */
export function MoveButtons({ title, first, last, onMove }: MoveButtonsProps) {
  const text = useText();
  return (
    <>
      <IconButton aria-label={text('menu.up', { title })} disabled={first} onClick={() => onMove(-1)}>
        <UpIcon sx={{ fontSize: 17 }} />
      </IconButton>
      <IconButton aria-label={text('menu.down', { title })} disabled={last} onClick={() => onMove(1)}>
        <DownIcon sx={{ fontSize: 17 }} />
      </IconButton>
    </>
  );
}

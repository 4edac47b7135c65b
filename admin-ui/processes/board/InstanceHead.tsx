import { Checkbox, TableCell, TableHead, TableRow } from '@mui/material';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

interface InstanceHeadProps {
  /** How many processes the page shows, and how many of those are selected. */
  readonly shown: number;
  readonly ticked: number;
  /** Selects or deselects all that are shown; absent for people who may not move processes. */
  readonly onTick?: (isTicked: boolean) => void;
}

const columns = ['stage', 'waitingSince', 'task', 'version', 'author'] as const;

/** The headings of the table of running processes. */
export function InstanceHead({ shown, ticked, onTick }: InstanceHeadProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <TableHead>
      <TableRow>
        {onTick && (
          <TableCell padding="checkbox">
            <Checkbox
              checked={ticked === shown}
              indeterminate={ticked > 0 && ticked < shown}
              onChange={(event) => onTick(event.target.checked)}
              slotProps={{ input: { 'aria-label': text('processBoard.tickAll') } }}
            />
          </TableCell>
        )}
        <TableCell>{objectLabel(language, 'bpExemplar').one}</TableCell>
        <TableCell>{text('processBoard.record')}</TableCell>
        {columns.map((column) => (
          <TableCell key={column}>{fieldLabel(language, 'bpExemplar', column)}</TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

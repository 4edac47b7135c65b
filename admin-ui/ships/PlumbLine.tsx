import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import type { PicturedRun, UnloadingPicture } from '#domain/ships/unloadingPicture.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { UnseenHead } from '../parts/UnseenHead.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';

interface PlumbLineProps {
  readonly picture: UnloadingPicture;
  /** Called to end an open run. */
  readonly onEnd: (run: PicturedRun) => void;
  /** Called to remove an open run, as if it had never begun. */
  readonly onDrop: (run: PicturedRun) => void;
  /** Called to give a run, open or ended, another box or another hold. */
  readonly onMove: (run: PicturedRun) => void;
}

/** The runs of weighing, the newest at the top, with their total. */
export function PlumbLine({ picture, onEnd, onDrop, onMove }: PlumbLineProps) {
  const text = useText();
  const language = useLanguage();
  const { rows } = picture;
  if (rows.length === 0) return <Typography color="text.secondary">{text('unloading.none')}</Typography>;
  /** The columns, by the keys of their headings. */
  const heads = ['number', 'since', 'to', 'scale', 'hold', 'box', 'portions', 'netto'] as const;
  const isNumber = (name: string) => name === 'portions' || name === 'netto';
  return (
    <TableContainer sx={{ maxHeight: 400 }}>
      <Table size="small" stickyHeader aria-label={text('unloading.plumbLine')}>
        <TableHead>
          <TableRow>
            {heads.map((name) => (
              <TableCell key={name} align={isNumber(name) ? 'right' : 'left'}>
                {text(`unloading.${name}`)}
              </TableCell>
            ))}
            <UnseenHead name={text('bulk.actions')} />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.toReversed().map((run) => (
            <RunRow
              key={run.id}
              run={run}
              allowed={picture.allowed}
              onEnd={onEnd}
              onDrop={onDrop}
              onMove={onMove}
            />
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            {/* The columns before the net weight. */}
            <TableCell colSpan={7} sx={{ fontWeight: 650 }}>
              {text('unloading.total')}
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 750, fontSize: 15, color: 'text.primary' }}>
              {weightText(language, picture.netto, 3)}
            </TableCell>
            <TableCell />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

interface RunRowProps extends Omit<PlumbLineProps, 'picture'> {
  readonly run: PicturedRun;
  readonly allowed: UnloadingPicture['allowed'];
}

const RunRow = ({ run, allowed, onEnd, onDrop, onMove }: RunRowProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <TableRow selected={run.endWeighting === null}>
      <TableCell>{run.number}</TableCell>
      <TableCell>{dateTimeText(run.beginWeighting)}</TableCell>
      <TableCell>
        {run.endWeighting ? (
          dateTimeText(run.endWeighting)
        ) : (
          <StatusChip label={text('unloading.running')} tone="ready" />
        )}
      </TableCell>
      <TableCell>{run.scale?.presentation}</TableCell>
      <TableCell>{run.hold}</TableCell>
      <TableCell>{run.box?.presentation}</TableCell>
      <TableCell align="right">{run.count}</TableCell>
      <TableCell align="right" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {weightText(language, run.netto, 3)}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {allowed.includes('changeRun') && (
          <Button onClick={() => onMove(run)}>{text('unloading.move')}</Button>
        )}
        {/* `closeRun` and `dropRun` are always allowed together. */}
        {run.endWeighting === null && allowed.includes('closeRun') && (
          <>
            <Button variant="contained" onClick={() => onEnd(run)}>
              {text('unloading.end')}
            </Button>
            <Button color="error" onClick={() => onDrop(run)}>
              {text('unloading.drop')}
            </Button>
          </>
        )}
      </TableCell>
    </TableRow>
  );
};

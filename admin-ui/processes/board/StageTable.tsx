import { ButtonBase, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ProcessBoard } from '#domain/processes/processAnswers.ts';
import { useText } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useNow } from '../../parts/useNow.ts';
import { hottestFirst, toneOfStage } from './boardMarks.ts';
import { StageTimes } from './StageTimes.tsx';

interface StageTableProps {
  readonly board: ProcessBoard;
  /** The id of the stage by which the list below is filtered; undefined if it shows all stages. */
  readonly chosen: number | undefined;
  readonly onChoose: (stageId: number | undefined) => void;
}

/** How many instances at a stage are overdue or stuck; an empty text for none. */
const lateText = ({ overdue, stuck }: ProcessBoard['stages'][number]): string =>
  overdue + stuck > 0 ? String(overdue + stuck) : '';

/** How often the shown waiting times are counted anew. */
const tickMs = 60_000;

/** The stages, bottlenecks first; a click filters the list below. */
export function StageTable({ board, chosen, onChoose }: StageTableProps) {
  const text = useText();
  const now = useNow(tickMs);
  // The bars of all stages are drawn on one scale, which ends at the longest time.
  const longestSeconds = Math.max(
    0,
    ...board.stages.map(({ medianSeconds, slowSeconds }) => slowSeconds ?? medianSeconds ?? 0),
  );
  return (
    <TableContainer
      tabIndex={0}
      sx={{ maxHeight: 360, '& th, & td': { px: 0.75 }, '& th': { whiteSpace: 'normal' } }}
    >
      <Table size="small" stickyHeader aria-label={text('processBoard.bottlenecks')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('processBoard.stage')}</TableCell>
            <TableCell align="right">{text('processBoard.waits')}</TableCell>
            <TableCell align="right">{text('processBoard.late')}</TableCell>
            <TableCell align="right" title={text('processBoard.oldestHelp')}>
              {text('processBoard.oldest')}
            </TableCell>
            <TableCell title={`${text('processBoard.medianHelp')}. ${text('processBoard.slowHelp')}.`}>
              {text('processBoard.median')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {hottestFirst(board.stages).map((stage) => (
            <TableRow key={stage.stageId} selected={stage.stageId === chosen}>
              <TableCell>
                <ButtonBase
                  sx={{ font: 'inherit', textAlign: 'left' }}
                  aria-pressed={stage.stageId === chosen}
                  onClick={() => onChoose(stage.stageId === chosen ? undefined : stage.stageId)}
                >
                  {stage.name}
                </ButtonBase>
              </TableCell>
              <TableCell align="right">
                <StatusChip label={String(stage.waiting)} tone={toneOfStage(stage, board.running)} />
              </TableCell>
              <TableCell align="right">{lateText(stage)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {stage.oldestSince && durationText((now - Date.parse(stage.oldestSince)) / 1000)}
              </TableCell>
              <TableCell sx={{ width: '32%' }}>
                <StageTimes median={stage.medianSeconds} slow={stage.slowSeconds} longest={longestSeconds} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

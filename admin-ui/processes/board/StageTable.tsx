import { ButtonBase, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ProcessBoard } from '#domain/processes/processAnswers.ts';
import { useText } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { hottestFirst, toneOfStage } from './boardMarks.ts';

interface StageTableProps {
  readonly board: ProcessBoard;
  readonly chosen: number | undefined;
  readonly onChoose: (stageId: number | undefined) => void;
}

const time = (seconds: number | null): string => (seconds === null ? '–' : durationText(seconds));

/** The stages, those first that hold the others up; a click narrows the list beneath. */
export const StageTable = ({ board, chosen, onChoose }: StageTableProps) => {
  const text = useText();
  return (
    <TableContainer
      tabIndex={0}
      sx={{ maxHeight: 260, '& th, & td': { px: 0.75 }, '& th': { whiteSpace: 'normal' } }}
    >
      <Table size="small" stickyHeader aria-label={text('processBoard.bottlenecks')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('processBoard.stage')}</TableCell>
            <TableCell align="right">{text('processBoard.waits')}</TableCell>
            <TableCell align="right">{text('processBoard.late')}</TableCell>
            <TableCell align="right" title={text('processBoard.medianHelp')}>
              {text('processBoard.median')}
            </TableCell>
            <TableCell align="right" title={text('processBoard.slowHelp')}>
              {text('processBoard.slow')}
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
              <TableCell align="right">{stage.overdue + stage.stuck || ''}</TableCell>
              <TableCell align="right">{time(stage.medianSeconds)}</TableCell>
              <TableCell align="right">{time(stage.slowSeconds)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { journeyMoves } from '#domain/terminal/journeyMoves.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { durationText, preciseDateTimeText } from '../objects/formats.ts';
import { toneOf } from '../objects/statusTones.ts';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useRelated } from './useRelated.ts';

/**
 * The steps of a journey: when, what happened, the status in the queue and that of the disposition after it, how long the
 * status in the queue before it lasted, and who did it.
 */
export function HistoryPanel({ record }: { record: AnyRecord }) {
  const text = useText();
  const language = useLanguage();
  const { rows, allowed } = useRelated('dispositionStatusHistory', record.id);
  if (!allowed) return null;
  return (
    <Panel title={text('journey.history')}>
      {rows?.length === 0 && <Typography color="text.secondary">{text('journey.noHistory')}</Typography>}
      {rows !== undefined && rows.length > 0 && (
        <TableContainer sx={{ maxHeight: 420 }}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{text('journey.when')}</TableCell>
                <TableCell>{text('journey.event')}</TableCell>
                <TableCell>{fieldLabel(language, 'dispositionStatusHistory', 'carsQueueStatus')}</TableCell>
                <TableCell>{fieldLabel(language, 'dispositionStatusHistory', 'status')}</TableCell>
                <TableCell>{text('journey.lasted')}</TableCell>
                <TableCell>{text('journey.by')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((line) => (
                <TableRow key={line.id} hover>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{preciseDateTimeText(line.date)}</TableCell>
                  <TableCell>
                    <EventText move={line.move} comment={line.comment} />
                  </TableCell>
                  <TableCell>
                    {line.carsQueueStatus && (
                      <StatusChip
                        label={enumLabel(language, 'carsQueueStatus', line.carsQueueStatus)}
                        tone={toneOf('carsQueueStatus', line.carsQueueStatus)}
                      />
                    )}
                  </TableCell>
                  <TableCell>{line.status?.presentation}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {line.duration === null ? '' : durationText(line.duration)}
                  </TableCell>
                  <TableCell>{line.author?.presentation ?? text('journey.byProcess')}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
}

/** The events in a history that are no moves of the journey: the stored name, and the key of the text that people see. */
const otherEvents = [
  ['hold', 'board.hold'],
  ['release', 'board.release'],
  ['reorder', 'board.reorder'],
  ['prioritise', 'board.prioritise'],
  ['overrun', 'board.overrun'],
  ['weighingApproved', 'journey.weighingApproved'],
  ['approvalUndone', 'journey.approvalUndone'],
] as const;

const EventText = ({ move, comment }: { move: string | null; comment: string | null }) => {
  const text = useText();
  const language = useLanguage();
  const eventName = (): string => {
    const journeyMove = journeyMoves.find((each) => each === move);
    if (journeyMove) return text(`journey.moves.${journeyMove}`);
    const otherEvent = otherEvents.find(([name]) => name === move);
    if (!otherEvent) return move ?? '';
    const [, textKey] = otherEvent;
    return text(textKey);
  };
  /**
   * A comment is shown as somebody typed it, with two exceptions. The journey itself writes `noShow`, which is translated. The
   * comment of `prioritise` begins with the name of the priority, such as `High`, which is translated too.
   */
  const commentText = (): string | null => {
    if (comment === 'noShow') return text('board.reasons.noShow');
    if (move !== 'prioritise') return comment;
    const [priority = '', ...reason] = (comment ?? '').split(' ');
    return [enumLabel(language, 'queuePriority', priority), ...reason].join(' ');
  };
  const shownComment = commentText();
  return (
    <>
      {eventName()}
      {shownComment && (
        <Typography variant="caption" color="text.secondary" component="div">
          {shownComment}
        </Typography>
      )}
    </>
  );
};

import { Box, Typography } from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { stopReasonText } from '#domain/processes/stopReason.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useProcessHistory, type HistoryLine } from './useProcessHistory.ts';

/** The steps of a process, newest first: who, when, how long, and the result. */
export function InstanceHistory({ exemplarId }: { readonly exemplarId: number }) {
  const text = useText();
  const { data } = useProcessHistory(exemplarId);
  return (
    <Panel title={text('processRun.history')}>
      <Box
        component="ol"
        reversed
        // The number of all steps, because only the newest ones are read.
        start={data?.count}
        sx={{
          m: 0,
          // Room for the numbers, which are in the padding: anything outside a scrolling box is cut off.
          pl: 4.5,
          display: 'grid',
          gap: 1.25,
          maxHeight: 'max(580px, calc(100vh - 300px))',
          overflowY: 'auto',
        }}
      >
        {data?.rows.map((step) => (
          <StepLine key={step.id} step={step} />
        ))}
      </Box>
    </Panel>
  );
}

const StepLine = ({ step }: { readonly step: HistoryLine }) => {
  const language = useLanguage();
  const { stage, nextStage, step: kind, executor, date, duration, result, reason } = step;
  const comment = stopReasonText(language, reason) ?? step.comment;
  const way = [stage, nextStage].flatMap((each) => (each ? [each.presentation] : [])).join(' → ');
  const facts = [
    kind && enumLabel(language, 'processStep', kind),
    executor?.presentation,
    dateTimeText(date),
    duration !== null && durationText(duration),
    result && result !== 'success' && enumLabel(language, 'stageResult', result),
  ].filter(Boolean);
  return (
    <li>
      <Typography sx={{ fontSize: 13.5, fontWeight: 650 }}>{way}</Typography>
      <Typography
        sx={{
          fontSize: 12.5,
          color: result === null || result === 'success' ? 'text.secondary' : 'error.main',
        }}
      >
        {facts.join(' · ')}
      </Typography>
      {comment && <Typography sx={{ fontSize: 12.5, whiteSpace: 'pre-line' }}>{comment}</Typography>}
    </li>
  );
};

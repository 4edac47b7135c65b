import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { enumLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { dateTimeText, durationText } from '../../objects/formats.ts';
import { Panel } from '../../parts/Panel.tsx';

type Step = RecordNamed<'bpHistory'>;
const shown = 200;

/** Each step of a process: who, when, how long, and with what result; the newest first. */
export const InstanceHistory = ({ exemplarId }: { readonly exemplarId: number }) => {
  const text = useText();
  useRefetchOnChange(['bpHistory'], ['process history', exemplarId]);
  const { data } = useQuery({
    queryKey: ['process history', exemplarId],
    queryFn: ({ signal }) =>
      call<{ rows: readonly Step[] }>(`/${objects.bpHistory.path}`, {
        query: { filter: JSON.stringify({ exemplar: exemplarId }), sort: 'id', desc: true, limit: shown },
        signal,
      }),
  });
  return (
    <Panel title={text('processRun.history')}>
      <Box
        component="ol"
        reversed
        sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.25, maxHeight: 580, overflowY: 'auto' }}
      >
        {data?.rows.map((step) => (
          <StepLine key={step.id} step={step} />
        ))}
      </Box>
    </Panel>
  );
};

const StepLine = ({ step }: { readonly step: Step }) => {
  const language = useLanguage();
  const { stage, nextStage, step: kind, executor, date, duration, result, comment } = step;
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

import { Box, Typography } from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';
import type { Tone } from '../shell/tones.ts';
import type { Task } from './taskCalls.ts';

type Line = Task['executionHistory'][number];

/** The tone of a line, by the move of the task that the line tells; lines of other moves are `plain`. */
const tones: Readonly<Record<string, Tone>> = {
  Executed: 'ready',
  Accepted: 'go',
  Rejected: 'stop',
  Canceled: 'stop',
  ExecutionCanceled: 'stop',
  Started: 'wait',
  Claimed: 'wait',
};

/** The history of a task, newest first; the last line says who gave the task and when. */
export function TaskTimeline({ task }: { readonly task: Task }) {
  const text = useText();
  const lines = (task.executionHistory ?? []).toReversed();
  return (
    <Panel title={text('tasks.history')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Step key={line.id} line={line} />
        ))}
        <CreatedMoment task={task} />
      </Box>
    </Panel>
  );
}

const Step = ({ line }: { readonly line: Line }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Moment
      tone={tones[line.move ?? ''] ?? 'plain'}
      what={enumLabel(language, 'taskMove', line.move ?? '')}
      who={line.user?.presentation ?? text('tasks.byProcess')}
      when={line.date}
      comment={line.comment}
    />
  );
};

const CreatedMoment = ({ task }: { readonly task: Task }) => {
  const text = useText();
  return (
    <Moment
      tone="plain"
      what={text('tasks.given')}
      who={task.author?.presentation ?? text('tasks.byProcess')}
      when={task.createdAt}
      comment={null}
    />
  );
};

interface MomentProps {
  readonly tone: Tone;
  readonly what: string;
  readonly who: string;
  readonly when: string | null;
  readonly comment: string | null;
}

const Moment = ({ tone, what, who, when, comment }: MomentProps) => (
  <Box
    component="li"
    sx={{ position: 'relative', pl: 3, pb: 1.25, '&:last-of-type .line': { display: 'none' } }}
  >
    <Box
      className="line"
      aria-hidden
      sx={{ position: 'absolute', left: 5.5, top: 12, bottom: -4, width: '1px', bgcolor: 'divider' }}
    />
    <Box
      aria-hidden
      sx={(theme) => ({
        position: 'absolute',
        left: 0,
        top: 4,
        width: 12,
        height: 12,
        borderRadius: '50%',
        bgcolor: theme.tones[tone].background,
        border: `2px solid ${theme.tones[tone].text}`,
      })}
    />
    <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
    <Typography variant="body2" color="text.secondary">
      {`${dateTimeText(when)} · ${who}`}
    </Typography>
    {comment && (
      <Typography sx={{ mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment}</Typography>
    )}
  </Box>
);

import { MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import type { ProcessAction, ProcessStanding } from '#domain/processes/processAnswers.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { useText } from '../../i18n/useText.ts';
import { ReferencePicker } from '../../objects/fields/ReferencePicker.tsx';
import { AskForm } from '../../parts/AskForm.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { processCalls } from './processCalls.ts';

interface ActionDialogProps {
  readonly standing: ProcessStanding;
  readonly action: ProcessAction;
  readonly onClose: () => void;
}

/** Asks for what an action on a process needs: a stage, an executor, a result or a reason. */
export function ActionDialog({ standing, action, onClose }: ActionDialogProps) {
  const text = useText();
  const [stageId, setStageId] = useState<number>();
  const [executor, setExecutor] = useState<Reference | null>(null);
  const [words, setWords] = useState('');
  const { isSending, send } = useActing(standing.exemplarId, action, onClose);
  const stages = stagesFor(standing, action);
  const needsStage = action === 'redirect' || isAsked(standing, action);
  const needsWords = action === 'cancel';
  const isReady =
    !(needsStage && stageId === undefined) && !(needsWords && words.trim() === '') && !isSending;

  return (
    <AskForm
      title={text(`processRun.actions.${action}`)}
      submit={text(`processRun.actions.${action}`)}
      severe={action === 'cancel'}
      disabled={!isReady}
      onSubmit={() => void send(stageId, executor, words.trim())}
      onClose={onClose}
    >
      {action !== 'complete' && (
        <Typography color="text.secondary">{text(`processRun.${action}Ask`)}</Typography>
      )}
      <NextStage
        standing={standing}
        stages={stages}
        isNeeded={needsStage}
        stageId={stageId}
        onChange={setStageId}
      />
      {(action === 'redirect' || (action === 'complete' && standing.mayChangeExecutor)) && (
        <ReferencePicker
          objectName="user"
          label={text('processRun.executor')}
          value={executor}
          onChange={setExecutor}
        />
      )}
      <TextField
        label={text(wordsLabels[action])}
        required={needsWords}
        autoFocus={stages.length === 0}
        multiline
        minRows={2}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </AskForm>
  );
}

const wordsLabels = {
  complete: 'processRun.result',
  redirect: 'processRun.comment',
  cancel: 'processRun.reason',
} as const;

const stagesFor = ({ graph, next }: ProcessStanding, action: ProcessAction): readonly number[] => {
  if (action === 'cancel') return [];
  if (action === 'redirect')
    return graph.stages.filter(({ isCondition }) => !isCondition).map(({ stageId }) => stageId);
  return next;
};

/** Whether the definition lets the executor choose the next stage. */
const isAsked = ({ graph, stageId }: ProcessStanding, action: ProcessAction): boolean =>
  action === 'complete' && stageId !== null && stageOf(graph, stageId)?.manuallyDefined === true;

interface NextStageProps {
  readonly standing: ProcessStanding;
  readonly stages: readonly number[];
  /** Otherwise the process may also go on as its definition says. */
  readonly isNeeded: boolean;
  readonly stageId: number | undefined;
  readonly onChange: (stageId: number | undefined) => void;
}

const NextStage = ({ standing, stages, isNeeded, stageId, onChange }: NextStageProps) => {
  const text = useText();
  if (stages.length === 0) return null;
  return (
    <TextField
      select
      autoFocus
      label={text('processRun.toStage')}
      required={isNeeded}
      value={stageId ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || undefined)}
      {...(isNeeded ? {} : { slotProps: { inputLabel: { shrink: true }, select: { displayEmpty: true } } })}
    >
      {!isNeeded && <MenuItem value="">{text('processRun.asDefined')}</MenuItem>}
      {stages.map((id) => (
        <MenuItem key={id} value={id}>
          {stageOf(standing.graph, id)?.name}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Sends the action; says how it ended, and shows the process as it stands afterwards. */
const useActing = (exemplarId: number, action: ProcessAction, onDone: () => void) => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = async (stageId: number | undefined, executor: Reference | null, words: string) => {
    setSending(true);
    try {
      const { result } = await processCalls.act({
        exemplarId,
        action,
        ...(stageId === undefined ? {} : { stageId }),
        ...(executor ? { executorId: executor.id } : {}),
        ...(words === '' ? {} : { [action === 'complete' ? 'executionResult' : 'comment']: words }),
      });
      if (result === 'success') notify(text(`processRun.done.${action}`), { type: 'success' });
      else notify(text(`processRun.stuck.${result}`), { type: 'warning' });
      onDone();
    } catch (error) {
      notifyError(error);
    } finally {
      setSending(false);
      await client.invalidateQueries({ queryKey: ['process standing', exemplarId] });
    }
  };
  return { isSending, send };
};

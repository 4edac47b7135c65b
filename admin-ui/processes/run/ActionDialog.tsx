import { MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import type { ProcessAction, ProcessStanding } from '#domain/processes/processAnswers.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { useText } from '../../i18n/useText.ts';
import { ReferencePicker } from '../../objects/fields/ReferencePicker.tsx';
import { problemCode } from '../../data/problem.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { processCalls } from './processCalls.ts';

interface ActionDialogProps {
  readonly standing: ProcessStanding;
  readonly action: ProcessAction;
  readonly onClose: () => void;
}

/** Asks for what an action on a process needs: a stage, an executor, a result or a reason. */
export function ActionDialog({ standing: present, action, onClose }: ActionDialogProps) {
  const text = useText();
  /**
   * The dialog keeps the state that it shows, because the process may continue meanwhile and the action is for the shown stage.
   */
  const [standing, setStanding] = useState(present);
  const [stageId, setStageId] = useState<number>();
  const [executor, setExecutor] = useState<Reference | null>(null);
  const [words, setWords] = useState('');
  const showPresent = (movedOn: ProcessStanding) => {
    setStanding(movedOn);
    // The next stage and its executor were chosen for the stage that is now over. The present stage may not allow them.
    if (action !== 'complete') return;
    setStageId(undefined);
    setExecutor(null);
  };
  const { isSending, send } = useActing(standing, action, { onDone: onClose, onMovedOn: showPresent });
  const stages = stagesFor(standing, action);
  const needsStage = action === 'redirect' || mustChooseStage(standing, action);
  const needsWords = action === 'cancel';
  const isReady =
    !(needsStage && stageId === undefined) && !(needsWords && words.trim() === '') && !isSending;

  return (
    <FormDialog
      title={titleOf(text(`processRun.actions.${action}`), standing, action)}
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
    </FormDialog>
  );
}

/**
 * The title with the name of the stage that is left, such as "Complete the stage · Weighing". If the whole process ends, no stage
 * is named.
 */
const titleOf = (title: string, { graph, stageId }: ProcessStanding, action: ProcessAction): string => {
  const stage = action === 'cancel' || stageId === null ? undefined : stageOf(graph, stageId);
  return stage ? `${title} · ${stage.name}` : title;
};

const wordsLabels = {
  complete: 'processRun.result',
  redirect: 'processRun.comment',
  cancel: 'processRun.reason',
} as const;

/** The stages that may be chosen for an action. A condition stage has no work, so a process is not redirected to it. */
const stagesFor = ({ graph, next }: ProcessStanding, action: ProcessAction): readonly number[] => {
  if (action === 'cancel') return [];
  if (action === 'redirect')
    return graph.stages.filter(({ isCondition }) => !isCondition).map(({ stageId }) => stageId);
  return next;
};

/** Whether the definition leaves the choice of the next stage to the executor, who then must choose one. */
const mustChooseStage = ({ graph, stageId }: ProcessStanding, action: ProcessAction): boolean =>
  action === 'complete' && stageId !== null && stageOf(graph, stageId)?.manuallyDefined === true;

interface NextStageProps {
  readonly standing: ProcessStanding;
  readonly stages: readonly number[];
  /** Whether a stage must be chosen. If not, the process may also continue as its definition says. */
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

/**
 * Sends the action, shows its result, and reads the process again. `onDone` is called if the action was made. If it was
 * refused because the process had continued, `onMovedOn` is called with the present state of the process.
 */
const useActing = (
  { exemplarId, revision }: ProcessStanding,
  action: ProcessAction,
  {
    onDone,
    onMovedOn,
  }: { readonly onDone: () => void; readonly onMovedOn: (present: ProcessStanding) => void },
) => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const queryKey = ['process standing', exemplarId];
  const send = async (stageId: number | undefined, executor: Reference | null, words: string) => {
    setSending(true);
    let isOutdated = false;
    try {
      const { result } = await processCalls.act({
        exemplarId,
        action,
        // The server refuses the action if the process has continued since this revision.
        seen: revision,
        ...(stageId === undefined ? {} : { stageId }),
        ...(executor ? { executorId: executor.id } : {}),
        ...(words === '' ? {} : { [action === 'complete' ? 'executionResult' : 'comment']: words }),
      });
      if (result === 'success') notify(text(`processRun.done.${action}`), { type: 'success' });
      else notify(text(`processRun.stuckAdvice.${result}`), { type: 'warning' });
      onDone();
    } catch (error) {
      isOutdated = problemCode(error) === 'process_move_illegal';
      notifyError(error);
    } finally {
      setSending(false);
      await client.invalidateQueries({ queryKey });
    }
    // The process has continued, so the dialog shows its present state, which has just been read again.
    const present = isOutdated ? client.getQueryData<ProcessStanding>(queryKey) : undefined;
    if (present) onMovedOn(present);
  };
  return { isSending, send };
};

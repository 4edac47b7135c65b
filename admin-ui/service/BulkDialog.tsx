import { Alert, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { objects } from '#domain/objects.ts';
import { useText } from '../i18n/useText.ts';
import { inBulk, type Outcome, type Picked } from '../objects/list/bulk/inBulk.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useSentence } from '../parts/useSentence.ts';
import { WorkProgress } from '../parts/WorkProgress.tsx';
import { BulkFields } from './BulkFields.tsx';
import { bulkCommand, hasAllValues, emptyBulkValues, type BulkWork } from './bulkWork.ts';

interface BulkDialogProps {
  readonly work: BulkWork;
  readonly picked: readonly Picked[];
  readonly onClose: () => void;
}

/** Asks once for the values, makes the change in each reclamation, and shows which changes failed and why. */
export function BulkDialog({ work, picked, onClose }: BulkDialogProps) {
  const text = useText();
  const client = useQueryClient();
  const [values, setValues] = useState(emptyBulkValues);
  /** How many reclamations were tried; undefined until the work begins. */
  const [doneCount, setDoneCount] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  // Closing the dialog leaves the remaining reclamations as they are.
  useEffect(() => () => running.current?.abort(), []);
  const count = picked.length;

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setDoneCount(0);
    const command = bulkCommand(work, values);
    setOutcome(
      await inBulk(picked, ({ id }) => command(id), { onProgress: setDoneCount, signal: controller.signal }),
    );
    await client.invalidateQueries({ queryKey: [objects.reclamation.path] });
  };

  return (
    <FormDialog
      title={text(`reclamations.${work}`)}
      {...(outcome ? {} : { submit: text(`reclamations.${work}`) })}
      disabled={doneCount !== undefined || !hasAllValues(work, values)}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <Typography color="text.secondary">{text('reclamations.forMany', { count })}</Typography>
      {doneCount === undefined ? (
        <BulkFields
          work={work}
          values={values}
          ids={picked.map(({ id }) => id)}
          onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
        />
      ) : (
        <Progress done={doneCount} count={count} outcome={outcome} />
      )}
    </FormDialog>
  );
}

interface ProgressProps {
  /** How many have been tried so far, whether or not they were changed. */
  readonly done: number;
  readonly count: number;
  readonly outcome: Outcome | undefined;
}

const Progress = ({ done, count, outcome }: ProgressProps) => {
  const text = useText();
  const sentence = useSentence();
  // During the work those that were tried are counted, afterwards those that were changed.
  const label = text('reclamations.progress', { done: outcome?.done.length ?? done, count });
  return (
    <>
      <WorkProgress label={label} done={done} count={count} />
      {outcome && outcome.failures.length > 0 && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {text('reclamations.someFailed', { count: outcome.failures.length })}
          {outcome.failures.map(({ record, error }) => (
            <Typography key={record.id} variant="body2">
              {record.presentation}: {sentence(error)}
            </Typography>
          ))}
        </Alert>
      )}
    </>
  );
};

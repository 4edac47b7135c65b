import { Alert, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { MoveRequest } from '../run/processCalls.ts';
import { dateTimeText, integerText } from '#domain/kernel/written.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { WorkProgress } from '../../parts/WorkProgress.tsx';
import { useVersionsOf } from '../designer/useVersionsOf.ts';
import { Landings } from './Landings.tsx';
import { landingSums } from './landingSums.ts';
import { MoveOutcome } from './MoveOutcome.tsx';
import { moveInParts } from './moveInParts.ts';
import { seenIn } from './seenStages.ts';
import { useMove } from './useMove.ts';

interface MoveDialogProps {
  readonly definition: Definition;
  /** The processes that are moved. */
  readonly exemplarIds: readonly number[];
  /** Called when processes were moved, perhaps not all of them; not after an interruption. */
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Moves running processes to another version; first shows at which stage each would continue, and asks if that is unknown. */
export function VersionMoveDialog({ definition, exemplarIds, onMoved, onClose }: MoveDialogProps) {
  const text = useText();
  const notify = useNotify();
  const { data: versions = [] } = useVersionsOf(definition.id);
  const [toVersionId, setVersion] = useState<number>();
  // The stage that a person has chosen to continue at, by the id of the stage at which processes are now.
  const [landings, setLandings] = useState<Readonly<Record<string, number>>>({});
  // `done` counts the processes that are moved so far; `items` has the outcome of each, once the move has ended.
  const { done, items, interruption, move } = useMove(definition.id);
  // True from the beginning of a move on, also when all are moved; false again after an interruption.
  const isMoving = done !== undefined;
  // The zero is never sent: without a version there is neither a preview nor a move.
  const request = { toVersionId: toVersionId ?? 0, exemplarIds, landings };
  const { preview, error } = usePreview(definition.id, toVersionId, request, !isMoving);
  const sums = landingSums(preview ?? []);
  const mustChooseStage = sums.some(({ kind }) => kind === 'must_choose');
  const canMoveAny = sums.some(({ to }) => to !== null);
  const close = () => {
    if (isMoving) onMoved();
    onClose();
  };
  const send = async () => {
    // `seen`: only processes that are still at the stage that the preview showed are moved.
    const { outcomes, stopped } = await move({ ...request, seen: seenIn(preview ?? []), preview: false });
    // The dialog stays open to show which processes were not moved.
    if (outcomes.length === 0 || outcomes.some((item) => !item.moved)) return;
    notify(text('processBoard.moved', { smart_count: outcomes.length }), { type: 'success' });
    // If the dialog was closed meanwhile, `close` has already called `onMoved` and `onClose`.
    if (stopped) return;
    onMoved();
    onClose();
  };
  return (
    <FormDialog
      title={text('processBoard.moveTitle', { smart_count: exemplarIds.length })}
      {...(items ? {} : { submit: text('processBoard.moveNow') })}
      disabled={!canMoveAny || mustChooseStage || isMoving}
      width="middle"
      onSubmit={() => void send()}
      onClose={close}
    >
      {!isMoving && (
        <VersionSelect
          versions={versions}
          value={toVersionId}
          onChange={(id) => {
            setVersion(id);
            setLandings({});
          }}
        />
      )}
      <ErrorNote error={error ?? interruption} />
      {!isMoving && <InterruptedNote interruption={interruption} />}
      {!isMoving && (
        <Landings
          sums={sums}
          versions={versions}
          toVersionId={toVersionId}
          landings={landings}
          onLand={(from, to) => setLandings({ ...landings, [from]: to })}
        />
      )}
      {isMoving && !items && <MoveProgress done={done} count={exemplarIds.length} />}
      {items && <MoveOutcome items={items} />}
    </FormDialog>
  );
}

interface VersionSelectProps {
  readonly versions: NonNullable<ReturnType<typeof useVersionsOf>['data']>;
  readonly value: number | undefined;
  readonly onChange: (versionId: number) => void;
}

const VersionSelect = ({ versions, value, onChange }: VersionSelectProps) => {
  const text = useText();
  return (
    <TextField
      select
      autoFocus
      label={text('processBoard.toVersion')}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {versions.map(({ id, versionNumber, createdAt }) => (
        <MenuItem key={id} value={id}>
          {text('designer.version', { number: versionNumber })} · {dateTimeText(createdAt)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const MoveProgress = ({ done, count }: { readonly done: number; readonly count: number }) => {
  const text = useText();
  const language = useLanguage();
  const label = text('bulk.progress', {
    done: integerText(language, done),
    count: integerText(language, count),
  });
  return <WorkProgress label={label} done={done} count={count} />;
};

/** Where each process would continue in the other version; asked again when the version or a choice changes. */
const usePreview = (
  definitionId: number,
  toVersionId: number | undefined,
  request: Omit<MoveRequest, 'preview'>,
  isWanted: boolean,
) => {
  const { data: preview, error } = useQuery({
    queryKey: ['process move', definitionId, request],
    queryFn: () => moveInParts(definitionId, { ...request, preview: true }),
    enabled: toVersionId !== undefined && isWanted,
  });
  return { preview, error };
};

const InterruptedNote = ({ interruption }: { readonly interruption: unknown }) => {
  const text = useText();
  if (interruption === undefined) return null;
  return <Alert severity="warning">{text('processBoard.moveInterrupted')}</Alert>;
};

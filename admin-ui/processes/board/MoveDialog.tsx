import { Alert, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { dateTimeText, integerText } from '#domain/kernel/written.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { AskForm } from '../../parts/AskForm.tsx';
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
  readonly exemplarIds: readonly number[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Moves running processes to another version; first shows at which stage each would continue, and asks if that is unknown. */
export function MoveDialog({ definition, exemplarIds, onMoved, onClose }: MoveDialogProps) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const { data: versions = [] } = useVersionsOf(definition.id);
  const [toVersionId, setVersion] = useState<number>();
  const [landings, setLandings] = useState<Readonly<Record<string, number>>>({});
  const { done, items, interrupted, move } = useMove(definition.id);
  const isMoving = done !== undefined;
  const wish = { toVersionId: toVersionId ?? 0, exemplarIds, landings };
  const { data: preview, error } = useQuery({
    queryKey: ['process move', definition.id, wish],
    queryFn: () => moveInParts(definition.id, { ...wish, preview: true }),
    enabled: toVersionId !== undefined && !isMoving,
  });
  const sums = landingSums(preview ?? []);
  const isOpen = sums.some(({ kind }) => kind === 'must_choose');
  const isAnyMoved = sums.some(({ to }) => to !== null);
  const close = () => {
    if (isMoving) onMoved();
    onClose();
  };
  const send = async () => {
    const { moved, stopped } = await move({ ...wish, seen: seenIn(preview ?? []), preview: false });
    if (moved.length === 0 || moved.some((item) => !item.moved)) return;
    notify(text('processBoard.moved', { smart_count: moved.length }), { type: 'success' });
    if (stopped) return;
    onMoved();
    onClose();
  };
  return (
    <AskForm
      title={text('processBoard.moveTitle', { smart_count: exemplarIds.length })}
      {...(items ? {} : { submit: text('processBoard.moveNow') })}
      disabled={!isAnyMoved || isOpen || isMoving}
      width="middle"
      onSubmit={() => void send()}
      onClose={close}
    >
      {!isMoving && (
        <TextField
          select
          autoFocus
          label={text('processBoard.toVersion')}
          value={toVersionId ?? ''}
          onChange={(event) => {
            setVersion(Number(event.target.value));
            setLandings({});
          }}
        >
          {versions.map(({ id, versionNumber, createdAt }) => (
            <MenuItem key={id} value={id}>
              {text('designer.version', { number: versionNumber })} · {dateTimeText(createdAt)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ErrorNote error={error ?? interrupted} />
      {interrupted !== undefined && !isMoving && (
        <Alert severity="warning">{text('processBoard.moveInterrupted')}</Alert>
      )}
      {!isMoving && (
        <Landings
          sums={sums}
          versions={versions}
          toVersionId={toVersionId}
          landings={landings}
          onLand={(from, to) => setLandings({ ...landings, [from]: to })}
        />
      )}
      {isMoving && !items && (
        <WorkProgress
          said={text('bulk.progress', {
            done: integerText(language, done),
            count: integerText(language, exemplarIds.length),
          })}
          done={done}
          count={exemplarIds.length}
        />
      )}
      {items && <MoveOutcome items={items} />}
    </AskForm>
  );
}

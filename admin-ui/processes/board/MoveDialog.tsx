import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { useText } from '../../i18n/useText.ts';
import { dateTimeText } from '../../objects/formats.ts';
import { AskForm } from '../../parts/AskForm.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useVersionsOf } from '../designer/useVersionsOf.ts';
import { processCalls } from '../run/processCalls.ts';
import { landingSums } from './landingSums.ts';
import type { Instance } from './useInstances.ts';

interface MoveDialogProps {
  readonly definition: Definition;
  readonly instances: readonly Instance[];
  readonly onClose: () => void;
}

/** Moves running processes to another version; shows first where each would land, and asks where that is not known. */
export const MoveDialog = ({ definition, instances, onClose }: MoveDialogProps) => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const { data: versions = [] } = useVersionsOf(definition.id);
  const [toVersionId, setVersion] = useState<number>();
  const [landings, setLandings] = useState<Readonly<Record<string, number>>>({});
  const graph = versions.find(({ id }) => id === toVersionId)?.graph;
  const exemplarIds = instances.map(({ id }) => id);
  const { data: preview, error } = useQuery({
    queryKey: ['process move', definition.id, toVersionId, exemplarIds, landings],
    queryFn: () =>
      processCalls.move(definition.id, {
        toVersionId: toVersionId ?? 0,
        exemplarIds,
        landings,
        preview: true,
      }),
    enabled: toVersionId !== undefined,
  });
  const sums = landingSums(preview?.items ?? []);
  const isOpen = sums.some(({ kind }) => kind === 'must_choose');
  const nameOf = (stageId: number | null) =>
    (graph && stageId !== null ? stageOf(graph, stageId)?.name : undefined) ??
    instances.find(({ stage }) => stage?.id === stageId)?.stage?.presentation ??
    '';
  const move = async () => {
    if (toVersionId === undefined) return;
    try {
      const { items } = await processCalls.move(definition.id, {
        toVersionId,
        exemplarIds,
        landings,
        preview: false,
      });
      notify(text('processBoard.moved', { smart_count: items.filter(({ moved }) => moved).length }), {
        type: 'success',
      });
      await client.invalidateQueries({ queryKey: ['process instances', definition.id] });
      await client.invalidateQueries({ queryKey: ['process board', definition.id] });
      onClose();
    } catch (refused) {
      notifyError(refused);
    }
  };
  return (
    <AskForm
      title={text('processBoard.moveTitle', { smart_count: instances.length })}
      submit={text('processBoard.moveNow')}
      disabled={!preview || isOpen}
      width="middle"
      onSubmit={() => void move()}
      onClose={onClose}
    >
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
      {error && <Alert severity="error">{error.message}</Alert>}
      {sums.map(({ kind, from, to, count }) =>
        kind === 'must_choose' ? (
          <TextField
            key={`${kind} ${from}`}
            select
            label={text('processBoard.mustChoose', { smart_count: count, stage: nameOf(from) })}
            value={from === null ? '' : (landings[String(from)] ?? '')}
            onChange={(event) => setLandings({ ...landings, [String(from)]: Number(event.target.value) })}
          >
            {graph?.stages
              .filter(({ isCondition }) => !isCondition)
              .map(({ stageId, name }) => (
                <MenuItem key={stageId} value={stageId}>
                  {name}
                </MenuItem>
              ))}
          </TextField>
        ) : (
          <Typography key={`${kind} ${from} ${to}`} sx={{ fontSize: 13.5 }}>
            {text(`processBoard.landing.${kind}`, { count, from: nameOf(from), to: nameOf(to) })}
          </Typography>
        ),
      )}
    </AskForm>
  );
};

import {
  Button,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import MoveIcon from '@mui/icons-material/MoveUpOutlined';
import { usePermissions } from 'ra-core';
import { useState } from 'react';
import { integerText } from '#domain/kernel/written.ts';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { Pager } from '../../objects/Pager.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useNow } from '../../parts/useNow.ts';
import { InstanceRow } from './InstanceRow.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { instancesOnPage, useInstances, type Instance } from './useInstances.ts';
import { useTicked } from './useTicked.ts';

interface InstanceListProps {
  readonly definition: Definition;
  readonly stageId: number | undefined;
  readonly onAll: () => void;
}

const columns = ['stage', 'waitingSince', 'task', 'version', 'author'] as const;
const tickMs = 60_000;
const nothing: readonly Instance[] = [];

/** Each process that runs, what waits longest first; those with a tick can be moved to another version. */
export const InstanceList = ({ definition, stageId, onAll }: InstanceListProps) => {
  const text = useText();
  const language = useLanguage();
  const now = useNow(tickMs);
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const mayMove = permissions?.fullRights === true;
  const [page, setPage] = useState(1);
  const { data } = useInstances(definition.id, stageId, page);
  const { ticked, tick, tickEvery, clear } = useTicked(definition.id, stageId);
  const [moving, setMoving] = useState(false);
  const rows = data?.rows ?? nothing;
  const count = data?.count ?? 0;
  const onPage = rows.map(({ id }) => id);
  const tickedHere = onPage.filter((id) => ticked.includes(id)).length;
  return (
    <Panel
      title={text('processBoard.running', { smart_count: count })}
      action={
        <>
          {stageId !== undefined && <Button onClick={onAll}>{text('processBoard.all')}</Button>}
          {ticked.length > 0 && (
            <Button color="inherit" onClick={clear}>
              {text('bulk.picked', { count: integerText(language, ticked.length) })} ✕
            </Button>
          )}
          {mayMove && tickedHere === rows.length && ticked.length < count && rows.length > 0 && (
            <Button onClick={() => void tickEvery()}>
              {text('bulk.pickAll', { count: integerText(language, count) })}
            </Button>
          )}
          {mayMove && rows.length > 0 && (
            <Button startIcon={<MoveIcon />} disabled={ticked.length === 0} onClick={() => setMoving(true)}>
              {text('processBoard.move')}
            </Button>
          )}
        </>
      }
    >
      {data && rows.length === 0 && (
        <Typography color="text.secondary">{text('processBoard.nothingRuns')}</Typography>
      )}
      {rows.length > 0 && (
        <TableContainer tabIndex={0} sx={{ maxHeight: 420 }}>
          <Table size="small" stickyHeader aria-label={text('processBoard.title')}>
            <TableHead>
              <TableRow>
                {mayMove && (
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={tickedHere === rows.length}
                      indeterminate={tickedHere > 0 && tickedHere < rows.length}
                      onChange={(event) => tick(onPage, event.target.checked)}
                      slotProps={{ input: { 'aria-label': text('processBoard.tickAll') } }}
                    />
                  </TableCell>
                )}
                <TableCell>{objectLabel(language, 'bpExemplar').one}</TableCell>
                <TableCell>{text('processBoard.record')}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column}>{fieldLabel(language, 'bpExemplar', column)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((each) => (
                <InstanceRow
                  key={each.id}
                  instance={each}
                  now={now}
                  isTicked={ticked.includes(each.id)}
                  {...(mayMove ? { onTick: (wanted) => tick([each.id], wanted) } : {})}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {count > instancesOnPage && (
        <Pager
          page={page}
          perPage={instancesOnPage}
          shown={rows.length}
          count={count}
          capped={false}
          onPage={setPage}
        />
      )}
      {moving && (
        <MoveDialog
          definition={definition}
          exemplarIds={ticked}
          onMoved={clear}
          onClose={() => setMoving(false)}
        />
      )}
    </Panel>
  );
};

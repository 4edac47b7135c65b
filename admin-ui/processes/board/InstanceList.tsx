import { Button, Table, TableBody, TableContainer, Typography } from '@mui/material';
import { usePermissions } from 'ra-core';
import { useState } from 'react';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useText } from '../../i18n/useText.ts';
import { Pager } from '../../objects/Pager.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useNow } from '../../parts/useNow.ts';
import { usePageWithRows } from '../../parts/usePageWithRows.ts';
import { InstanceActions } from './InstanceActions.tsx';
import { InstanceHead } from './InstanceHead.tsx';
import { InstanceRow } from './InstanceRow.tsx';
import { VersionMoveDialog } from './VersionMoveDialog.tsx';
import { instancesOnPage, useInstances, type Instance } from './useInstances.ts';
import { useTicked } from './useTicked.ts';

interface InstanceListProps {
  readonly definition: Definition;
  /** The stage to which the list is limited; undefined for all stages. */
  readonly stageId: number | undefined;
  /** Called to list the processes of all stages again. */
  readonly onAll: () => void;
}

/** The times of waiting are shown anew at this interval. */
const refreshMs = 60_000;
const nothing: readonly Instance[] = [];

/** The running processes, longest wait first. With full rights they can be selected and moved to another version together. */
export function InstanceList({ definition, stageId, onAll }: InstanceListProps) {
  const text = useText();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const mayMove = permissions?.fullRights === true;
  const [page, setPage] = useState(1);
  const instances = useInstances(definition.id, stageId, page);
  usePageWithRows(page, instancesOnPage, instances, setPage);
  const { data } = instances;
  const { ticked, tick, tickEvery, clear } = useTicked(definition.id, stageId);
  const [isMoveAsked, setMoveAsked] = useState(false);
  const rows = data?.rows ?? nothing;
  const count = data?.count ?? 0;
  const tickedOnPage = rows.filter(({ id }) => ticked.includes(id)).length;
  // Once the whole page is selected, the processes of all other pages can be selected with it.
  const mayTickEvery = tickedOnPage === rows.length && ticked.length < count;
  return (
    <Panel
      title={text('processBoard.running', { smart_count: count })}
      action={
        <>
          {stageId !== undefined && <Button onClick={onAll}>{text('processBoard.all')}</Button>}
          {mayMove && rows.length > 0 && (
            <InstanceActions
              ticked={ticked.length}
              count={count}
              mayTickEvery={mayTickEvery}
              onTickEvery={() => void tickEvery()}
              onClear={clear}
              onMove={() => setMoveAsked(true)}
            />
          )}
        </>
      }
    >
      {data && rows.length === 0 && (
        <Typography color="text.secondary">{text('processBoard.nothingRuns')}</Typography>
      )}
      {rows.length > 0 && <InstanceTable rows={rows} ticked={ticked} onTick={mayMove ? tick : undefined} />}
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
      {isMoveAsked && (
        <VersionMoveDialog
          definition={definition}
          exemplarIds={ticked}
          onMoved={clear}
          onClose={() => setMoveAsked(false)}
        />
      )}
    </Panel>
  );
}

interface InstanceTableProps {
  readonly rows: readonly Instance[];
  /** The ids of the selected processes, also of those on other pages. */
  readonly ticked: readonly number[];
  /** Undefined if processes cannot be selected. */
  readonly onTick: ((ids: readonly number[], isTicked: boolean) => void) | undefined;
}

const InstanceTable = ({ rows, ticked, onTick }: InstanceTableProps) => {
  const text = useText();
  const now = useNow(refreshMs);
  const pageIds = rows.map(({ id }) => id);
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={text('processBoard.title')}>
        <InstanceHead
          shown={rows.length}
          ticked={pageIds.filter((id) => ticked.includes(id)).length}
          {...(onTick ? { onTick: (isTicked) => onTick(pageIds, isTicked) } : {})}
        />
        <TableBody>
          {rows.map((each) => (
            <InstanceRow
              key={each.id}
              instance={each}
              now={now}
              isTicked={ticked.includes(each.id)}
              {...(onTick ? { onTick: (isTicked) => onTick([each.id], isTicked) } : {})}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

import {
  Button,
  Checkbox,
  Link as TextLink,
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
import { Link } from 'react-router-dom';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { dateTimeText, durationText } from '../../objects/formats.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useNow } from '../../parts/useNow.ts';
import { OwnerLink } from '../run/OwnerLink.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useInstances } from './useInstances.ts';

interface InstanceListProps {
  readonly definition: Definition;
  readonly stageId: number | undefined;
  readonly onAll: () => void;
}

const columns = ['stage', 'waitingSince', 'task', 'version', 'author'] as const;
const tickMs = 60_000;

/** Each process that runs, what waits longest first; those with a tick can be moved to another version. */
export const InstanceList = ({ definition, stageId, onAll }: InstanceListProps) => {
  const text = useText();
  const language = useLanguage();
  const now = useNow(tickMs);
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const { data } = useInstances(definition.id, stageId);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [moving, setMoving] = useState(false);
  const rows = data?.rows ?? [];
  const chosen = rows.filter(({ id }) => ticked.includes(id));
  const tick = (id: number) =>
    setTicked((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return (
    <Panel
      title={text('processBoard.running', { smart_count: data?.count ?? 0 })}
      action={
        <>
          {stageId !== undefined && <Button onClick={onAll}>{text('processBoard.all')}</Button>}
          {permissions?.fullRights && rows.length > 0 && (
            <Button startIcon={<MoveIcon />} disabled={chosen.length === 0} onClick={() => setMoving(true)}>
              {text('processBoard.move')}
            </Button>
          )}
        </>
      }
    >
      {rows.length === 0 && (
        <Typography color="text.secondary">{text('processBoard.nothingRuns')}</Typography>
      )}
      {rows.length > 0 && (
        <TableContainer tabIndex={0} sx={{ maxHeight: 420 }}>
          <Table size="small" stickyHeader aria-label={text('processBoard.title')}>
            <TableHead>
              <TableRow>
                {permissions?.fullRights && (
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={chosen.length === rows.length}
                      indeterminate={chosen.length > 0 && chosen.length < rows.length}
                      onChange={(event) => setTicked(event.target.checked ? rows.map(({ id }) => id) : [])}
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
                <TableRow key={each.id} hover>
                  {permissions?.fullRights && (
                    <TableCell padding="checkbox">
                      <Checkbox
                        checked={ticked.includes(each.id)}
                        onChange={() => tick(each.id)}
                        slotProps={{ input: { 'aria-label': text('processBoard.tick', { id: each.id }) } }}
                      />
                    </TableCell>
                  )}
                  <TableCell>
                    <TextLink component={Link} to={`/${objects.bpExemplar.path}/${each.id}`}>
                      {each.id}
                    </TextLink>
                  </TableCell>
                  <TableCell>
                    <OwnerLink objectName={each.ownerObjectName} id={each.ownerObjectId} />
                  </TableCell>
                  <TableCell>{each.stage?.presentation}</TableCell>
                  <TableCell title={dateTimeText(each.waitingSince)}>
                    {each.waitingSince && durationText((now - Date.parse(each.waitingSince)) / 1000)}
                  </TableCell>
                  <TableCell>
                    {each.task && (
                      <TextLink component={Link} to={`/${objects.task.path}/${each.task.id}`}>
                        {each.task.presentation}
                      </TextLink>
                    )}
                  </TableCell>
                  <TableCell>{each.version?.presentation}</TableCell>
                  <TableCell>{each.author?.presentation}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {moving && <MoveDialog definition={definition} instances={chosen} onClose={() => setMoving(false)} />}
    </Panel>
  );
};

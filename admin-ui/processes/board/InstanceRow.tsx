import { Checkbox, Link as TextLink, TableCell, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';
import type { Instance } from './useInstances.ts';

interface InstanceRowProps {
  readonly instance: Instance;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isTicked: boolean;
  /** Absent for people who may not move processes. */
  readonly onTick?: ((isTicked: boolean) => void) | undefined;
}

/**
 * A running process: its id, its record, its stage and for how long it has waited there, the task it waits for, its version and its
 * author.
 */
export function InstanceRow({ instance, now, isTicked, onTick }: InstanceRowProps) {
  const text = useText();
  const { id, ownerObjectName, ownerObjectId, presentation, stage, task, version, waitingSince } = instance;
  const ownerPath = useObjectPath(ownerObjectName);
  return (
    <TableRow hover selected={isTicked}>
      {onTick && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
            slotProps={{ input: { 'aria-label': text('processBoard.tick', { id }) } }}
          />
        </TableCell>
      )}
      <TableCell>
        <TextLink component={Link} to={`/${objects.bpExemplar.path}/${id}`}>
          {id}
        </TextLink>
      </TableCell>
      <TableCell>
        {ownerPath && ownerObjectId !== null && (
          <TextLink component={Link} to={`/${ownerPath}/${ownerObjectId}`}>
            {subjectOf(presentation)}
          </TextLink>
        )}
      </TableCell>
      <TableCell>{stage?.presentation}</TableCell>
      <TableCell title={dateTimeText(waitingSince)}>
        {waitingSince && durationText((now - Date.parse(waitingSince)) / 1000)}
      </TableCell>
      <TableCell>
        {task && (
          <TextLink component={Link} to={`/${objects.task.path}/${task.id}`}>
            {task.presentation}
          </TextLink>
        )}
      </TableCell>
      <TableCell>{version?.presentation}</TableCell>
      <TableCell>{instance.author?.presentation}</TableCell>
    </TableRow>
  );
}

/**
 * What a name says besides the definition: a name is the definition and its record, joined by ` · `, and all processes on a board
 * have the same definition. A name without ` · ` is returned whole.
 */
const subjectOf = (name: string): string => name.split(' · ').slice(1).join(' · ') || name;

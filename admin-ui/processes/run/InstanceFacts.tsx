import { Box, Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { statusTone } from './statusTone.ts';
import { OwnerLink } from './OwnerLink.tsx';

/** The facts of a process: its state, its record, its task, and its definition. */
export function InstanceFacts({
  record,
  standing,
}: {
  readonly record: AnyRecord;
  readonly standing: ProcessStanding;
}) {
  const text = useText();
  const language = useLanguage();
  const { definition, task } = record;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1, fontSize: 13 }}>
      <StatusChip
        label={enumLabel(language, 'processStatus', standing.status)}
        tone={statusTone[standing.status]}
      />
      {isReference(definition) && (
        <TextLink component={Link} to={`/process-designer/${definition.id}`}>
          {text('processRun.definition', { name: definition.presentation, number: standing.versionNumber })}
        </TextLink>
      )}
      <OwnerLink objectName={standing.ownerObjectName} id={standing.ownerObjectId} />
      {isReference(task) && standing.status === 'Active' && (
        <TextLink component={Link} to={`/${objects.task.path}/${task.id}`}>
          {text('processRun.task', { task: task.presentation })}
        </TextLink>
      )}
    </Box>
  );
}

import { Box, TextField, Typography } from '@mui/material';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import type { BulkWork, SaidOfMany } from './bulkWork.ts';
import { StatePicker } from './StatePicker.tsx';

interface BulkFieldsProps {
  readonly work: BulkWork;
  readonly said: SaidOfMany;
  /** The ids of the selected reclamations. */
  readonly ids: readonly number[];
  readonly onSay: (some: Partial<SaidOfMany>) => void;
}

/** The inputs of a change in many reclamations. */
export function BulkFields({ work, said, ids, onSay }: BulkFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const fromTemplate = work === 'writeEmail' && said.emailTemplate !== null;
  const writes = work === 'createInteraction' || (work === 'writeEmail' && !fromTemplate);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {work === 'changeState' && (
        <StatePicker ids={ids} value={said.state} onChange={(state) => onSay({ state })} />
      )}
      {work === 'assignManager' && (
        <ReferencePicker
          objectName="user"
          label={fieldLabel(language, 'reclamation', 'manager')}
          value={said.manager}
          onChange={(manager) => onSay({ manager })}
          required
          autoFocus
        />
      )}
      {work === 'writeEmail' && (
        <ReferencePicker
          objectName="emailTemplate"
          label={objectLabel(language, 'emailTemplate').one}
          value={said.emailTemplate}
          onChange={(emailTemplate) => onSay({ emailTemplate })}
          autoFocus
        />
      )}
      {fromTemplate && (
        <Typography variant="body2" color="text.secondary">
          {text('reclamations.eachInTheirLanguage')}
        </Typography>
      )}
      {writes && (
        <TextField
          label={text('reclamations.subject')}
          value={said.subject}
          onChange={({ target }) => onSay({ subject: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          required
          autoFocus={work === 'createInteraction'}
        />
      )}
      {work !== 'assignManager' && !fromTemplate && (
        <TextField
          label={text('reclamations.comment')}
          value={said.words}
          onChange={({ target }) => onSay({ words: target.value })}
          slotProps={{ htmlInput: { maxLength: 10_000 } }}
          required={work === 'addComment' || work === 'writeEmail'}
          multiline
          minRows={writes ? 5 : 2}
        />
      )}
    </Box>
  );
}

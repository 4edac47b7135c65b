import { Box, TextField, Typography } from '@mui/material';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import type { BulkWork, BulkValues } from './bulkWork.ts';
import { StatePicker } from './StatePicker.tsx';

interface BulkFieldsProps {
  readonly work: BulkWork;
  readonly values: BulkValues;
  /** The ids of the selected reclamations. */
  readonly ids: readonly number[];
  readonly onChange: (changes: Partial<BulkValues>) => void;
}

/** The inputs of a change in many reclamations. */
export function BulkFields({ work, values, ids, onChange }: BulkFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const fromTemplate = work === 'writeEmail' && values.emailTemplate !== null;
  const asksSubject = work === 'createInteraction' || (work === 'writeEmail' && !fromTemplate);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {work === 'changeState' && (
        <StatePicker ids={ids} value={values.state} onChange={(state) => onChange({ state })} />
      )}
      {work === 'assignManager' && (
        <ReferencePicker
          objectName="user"
          label={fieldLabel(language, 'reclamation', 'manager')}
          value={values.manager}
          onChange={(manager) => onChange({ manager })}
          required
          autoFocus
        />
      )}
      {work === 'writeEmail' && (
        <ReferencePicker
          objectName="emailTemplate"
          label={objectLabel(language, 'emailTemplate').one}
          value={values.emailTemplate}
          onChange={(emailTemplate) => onChange({ emailTemplate })}
          autoFocus
        />
      )}
      {fromTemplate && (
        <Typography variant="body2" color="text.secondary">
          {text('reclamations.eachInTheirLanguage')}
        </Typography>
      )}
      {asksSubject && (
        <TextField
          label={text('reclamations.subject')}
          value={values.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          required
          autoFocus={work === 'createInteraction'}
        />
      )}
      {work !== 'assignManager' && !fromTemplate && (
        <TextField
          label={text('reclamations.comment')}
          value={values.words}
          onChange={({ target }) => onChange({ words: target.value })}
          slotProps={{ htmlInput: { maxLength: 10_000 } }}
          required={work === 'addComment' || work === 'writeEmail'}
          multiline
          minRows={asksSubject ? 5 : 2}
        />
      )}
    </Box>
  );
}

import { Box, Button } from '@mui/material';
import FillIcon from '@mui/icons-material/EditNoteOutlined';
import AnswersIcon from '@mui/icons-material/ListAltOutlined';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectPath } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';

/** Links from the definition of a form to the form itself and to its answers. */
const FormPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const answers = useObjectPath('formAnswer');
  const conditions = JSON.stringify([
    {
      fieldPath: 'formDefinition',
      operator: 'eq',
      value: { id: record.id, presentation: record.presentation },
    },
  ]);
  return (
    <Box sx={{ mb: 1.25, display: 'flex', gap: 1 }}>
      {record.isActive === true && (
        <Button component={Link} to={`/form/${record.id}`} variant="outlined" startIcon={<FillIcon />}>
          {text('forms.fillIn')}
        </Button>
      )}
      {answers && (
        <Button
          component={Link}
          to={`/${answers}?${new URLSearchParams({ conditions }).toString()}`}
          startIcon={<AnswersIcon />}
        >
          {text('forms.answers')}
        </Button>
      )}
    </Box>
  );
};

export default FormPanel;

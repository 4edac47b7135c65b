import { Box } from '@mui/material';
import { isHtml } from '#domain/mail/letterHtml.ts';
import type { ShownValue } from '../../objects/fields/kind.ts';
import { LetterBody } from '../LetterBody.tsx';

/** The text of a letter in a form that can no longer be changed, as its readers see it. */
const LetterShown = ({ value }: ShownValue) => {
  const body = String(value ?? '');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: 264,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <LetterBody body={body} isHtml={isHtml(body)} />
    </Box>
  );
};

export default LetterShown;

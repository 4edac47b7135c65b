import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { LetterBody } from '../mail/LetterBody.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Task } from './taskCalls.ts';

/** The e-mail from which a task was made, shown as in the mailbox. */
export function TaskLetter({ task }: { readonly task: Task }) {
  const text = useText();
  const { emailTitle, emailFrom, emailBody, emailBodyType } = task;
  if (!emailTitle && !emailFrom && !emailBody) return null;
  const isHtml = emailBodyType !== 'text';
  return (
    <Panel title={text('tasks.letter')}>
      <Typography sx={{ fontWeight: 600 }}>{emailTitle}</Typography>
      {emailFrom && (
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {text('tasks.letterFrom', { from: emailFrom })}
        </Typography>
      )}
      {emailBody && (
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            // HTML is shown in a frame, which does not grow with its content. A plain text may need less room.
            [isHtml ? 'height' : 'maxHeight']: 240,
            border: 1,
            borderColor: 'divider',
          }}
        >
          <LetterBody body={emailBody} isHtml={isHtml} />
        </Box>
      )}
    </Panel>
  );
}

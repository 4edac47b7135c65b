import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';
import type { Task } from './taskCalls.ts';

/** The e-mail from which a task was made, in a frame that runs no scripts and loads nothing. */
export function TaskLetter({ task }: { readonly task: Task }) {
  const text = useText();
  const { emailTitle, emailFrom, emailBody, emailBodyType } = task;
  if (!emailTitle && !emailFrom && !emailBody) return null;
  return (
    <Panel title={text('tasks.letter')}>
      <Typography sx={{ fontWeight: 600 }}>{emailTitle}</Typography>
      {emailFrom && (
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {text('tasks.letterFrom', { from: emailFrom })}
        </Typography>
      )}
      {emailBody && emailBodyType === 'text' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{emailBody}</Typography>
      )}
      {emailBody && emailBodyType !== 'text' && (
        <Box
          component="iframe"
          title={text('tasks.letter')}
          sandbox=""
          srcDoc={silenced(emailBody)}
          sx={{ width: '100%', height: 240, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
        />
      )}
    </Panel>
  );
}

/** Pictures from other servers are removed, because they would show the sender that the e-mail is being read. */
const silenced = (html: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">${html}`;

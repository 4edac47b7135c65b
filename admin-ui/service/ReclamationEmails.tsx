import { Button, Stack, Tooltip } from '@mui/material';
import SendIcon from '@mui/icons-material/Send';
import { useNotify } from 'ra-core';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { LetterFromTemplate } from './LetterFromTemplate.tsx';
import { Parts } from './Parts.tsx';

/** The e-mails about a reclamation. If a template is chosen, it is used in the customer's language. Each e-mail is sent once. */
export function ReclamationEmails({ record }: { readonly record: AnyRecord }) {
  return (
    <Parts
      objectName="reclamationEmail"
      columns={['subject', 'to', 'createdAt', 'author']}
      filter={{ reclamation: record.id }}
      fixed={{ reclamation: record.id }}
      defaults={{ to: record.email ?? '', subject: record.numberStr }}
      RowAction={SendState}
      inDialog={<LetterFromTemplate reclamationId={record.id} />}
    />
  );
}

/** Whether an e-mail was sent or waits to be; otherwise the button that sends it, and why the last attempt failed. */
const SendState = ({ row: email }: { readonly row: AnyRecord }) => {
  const text = useText();
  const ask = useAsk();
  const notify = useNotify();
  const notifyError = useNotifyError();
  // `sent`: the mail server has accepted the e-mail. Until then `outgoingEmail` is the letter that waits for the server or has
  // failed; null if nobody has asked to send it.
  if (email.sent) return <StatusChip label={dateTimeText(email.sentAt)} tone="go" />;
  const letter = email.outgoingEmail as { readonly status: string; readonly failure: string } | null;
  const failed = letter?.status === 'failed';
  if (letter && !failed) return <StatusChip label={text('reclamations.queued')} tone="wait" />;
  const send = async () => {
    const words = { subject: String(email.subject), to: String(email.to) };
    if (!(await ask({ text: text('reclamations.sendAsk', words), danger: false }))) return;
    await callApi('POST /reclamation_emails/:id/send', { params: { id: email.id } }).then(
      () => notify('keja.reclamations.queued', { type: 'success' }),
      notifyError,
    );
  };
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
      {failed && (
        <Tooltip title={letter.failure}>
          <span>
            <StatusChip label={text('reclamations.notSent')} tone="stop" />
          </span>
        </Tooltip>
      )}
      <Button size="small" startIcon={<SendIcon />} onClick={() => void send()}>
        {text(failed ? 'reclamations.sendAgain' : 'reclamations.send')}
      </Button>
    </Stack>
  );
};

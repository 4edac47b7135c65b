import { Button } from '@mui/material';
import SendIcon from '@mui/icons-material/Send';
import { useNotify } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { fillTemplate } from '#domain/platform/printTemplate.rules.ts';
import { call } from '../data/http.ts';
import { useText } from '../i18n/useText.ts';
import { dateTimeText } from '../objects/formats.ts';
import { isReferenceValue } from '../objects/fields/reference.tsx';
import { useAsk } from '../parts/AskProvider.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { Parts } from './Parts.tsx';

/** E-mails about a reclamation: written, from a template too, and each sent once. */
export const ReclamationEmails = ({ record }: { readonly record: AnyRecord }) => (
  <Parts
    objectName="reclamationEmail"
    columns={['subject', 'to', 'createdAt', 'author']}
    filter={{ reclamation: record.id }}
    fixed={{ reclamation: record.id }}
    defaults={{ to: record.email ?? '', subject: record.numberStr }}
    RowAction={SendState}
    inDialog={<FillFromTemplate record={record} />}
  />
);

const SendState = ({ row: email }: { readonly row: AnyRecord }) => {
  const text = useText();
  const ask = useAsk();
  const notify = useNotify();
  const notifyError = useNotifyError();
  if (email.sent) return <StatusChip label={dateTimeText(email.sentAt)} tone="go" />;
  if (email.outgoingEmailId) return <StatusChip label={text('reclamations.queued')} tone="wait" />;
  const send = async () => {
    const words = { subject: String(email.subject), to: String(email.to) };
    if (!(await ask({ text: text('reclamations.sendAsk', words) }))) return;
    await call(`/reclamation_emails/${email.id}/send`, { method: 'POST', body: {} }).then(
      () => notify('keja.reclamations.queued', { type: 'success' }),
      notifyError,
    );
  };
  return (
    <Button size="small" startIcon={<SendIcon />} onClick={() => void send()}>
      {text('reclamations.send')}
    </Button>
  );
};

interface Variant {
  readonly language: string | null;
  readonly subject: string;
  readonly body: string | null;
}

/** Puts the words of the chosen template into the form, with what the reclamation says in its places. */
const FillFromTemplate = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const notifyError = useNotifyError();
  const { setValue } = useFormContext();
  const template: unknown = useWatch({ name: 'emailTemplate' });
  const fill = async () => {
    if (!isReferenceValue(template)) return;
    const { contentVariantsList } = await call<{ contentVariantsList: readonly Variant[] }>(
      `/email_template/${template.id}`,
    );
    const variant = contentVariantsList.find(({ language }) => language === 'pl') ?? contentVariantsList[0];
    if (!variant) return;
    const printed = { values: wordsOf(record), rows: {} };
    setValue('subject', fillTemplate(variant.subject, printed), { shouldDirty: true });
    setValue('body', fillTemplate(variant.body ?? '', printed), { shouldDirty: true });
  };
  return (
    <Button
      disabled={!isReferenceValue(template)}
      onClick={() => void fill().catch(notifyError)}
      sx={{ mb: 1 }}
    >
      {text('reclamations.fill')}
    </Button>
  );
};

/** Fields of a record as a letter says them: references by their names. */
const wordsOf = (record: AnyRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (isReferenceValue(value)) return [[name, value.presentation]];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );

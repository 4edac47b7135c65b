import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { enumLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { phoneText, preciseDateTimeText } from '../objects/formats.ts';
import { toneOf } from '../objects/statusTones.ts';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useRelated, useWhole } from './useRelated.ts';

/** The SMS messages to the driver and whether they were delivered. */
export function SmsPanel({ record }: { record: AnyRecord }) {
  const text = useText();
  const { rows, allowed } = useRelated('outgoingSms', record.id);
  if (!allowed) return null;
  return (
    <Panel title={text('journey.sms')}>
      {rows?.length === 0 && <Typography color="text.secondary">{text('journey.noSms')}</Typography>}
      {rows?.map((sms) => (
        <Message key={sms.id} row={sms} />
      ))}
    </Panel>
  );
}

const Message = ({ row }: { row: RecordNamed<'outgoingSms'> }) => {
  const language = useLanguage();
  // The rows of a list lack the recipients, which are a table part.
  const sms = useWhole('outgoingSms', row);
  return (
    <Box sx={{ py: 0.75, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <MuiLink component={Link} to={`/${objects.outgoingSms.path}/${sms.id}`} variant="body2">
          {sms.numberStr}
        </MuiLink>
        <Typography variant="body2" color="text.secondary">
          {[
            preciseDateTimeText(sms.sentAt ?? sms.date),
            ...(sms.recipients ?? []).map(({ phoneNumber }) => phoneText(phoneNumber ?? '')),
          ].join(' · ')}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {sms.status && (
          <StatusChip
            label={enumLabel(language, 'smsStatus', sms.status)}
            tone={toneOf('smsStatus', sms.status)}
          />
        )}
      </Box>
      <Typography variant="body2">{sms.body}</Typography>
    </Box>
  );
};

import { Alert, Box, Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'ra-core';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';
import { firmCalls } from '../partners/firmCalls.ts';
import { digitsOf } from '../partners/registerFill.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

const textOf = (record: AnyRecord, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Who filled in the public form, in their own words; the form demands a name and an e-mail address. While no customer is chosen,
 * it also offers the firms that the person may belong to.
 */
export function AskedByForm({ record }: { readonly record: AnyRecord }) {
  const text = useText();
  const email = textOf(record, 'askerEmail');
  const otherAnswers = ['askerName', 'askerFirm', 'askerVatNumber', 'askerPhone'].map((name) =>
    textOf(record, name),
  );
  return (
    <Alert severity="warning" sx={{ mb: 1.25 }}>
      {text('requests.fromForm')}
      <Box>
        {otherAnswers.filter(Boolean).join(' · ')}
        {' · '}
        {/* Encoded, because an address may contain characters such as `?`, with which the parameters of such a link begin. */}
        <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>
      </Box>
      {!record.customerId && <FirmsAlike record={record} />}
    </Alert>
  );
}

/**
 * The firms with the same number or a similar name; a button for each makes it the customer of the request. If the search fails,
 * nothing is shown, because the customer can also be chosen in the form of the request.
 */
const FirmsAlike = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const refresh = useRefresh();
  const notifyError = useNotifyError();
  const [sending, setSending] = useState(false);
  const nip = digitsOf(record.askerVatNumber);
  const name = textOf(record, 'askerFirm') || textOf(record, 'askerName');
  const { data } = useQuery({
    queryKey: ['alikeFirms', name, nip],
    queryFn: ({ signal }) => firmCalls.alike({ name, nip }, signal),
    retry: false,
  });
  const choose = async (customerId: number) => {
    setSending(true);
    try {
      await recordCalls.write(objects.customerRequest, record.id, {
        customerId,
        // Refused if somebody has changed the request since it was shown.
        updatedAt: record.updatedAt,
      });
      refresh();
    } catch (error) {
      notifyError(error);
    } finally {
      setSending(false);
    }
  };
  if (!data) return null;
  if (data.rows.length === 0) return text('requests.nobodyAlike');
  return (
    <>
      {text('requests.whose')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {data.rows.map((firm) => (
          <Button
            key={firm.id}
            size="small"
            variant="outlined"
            color="inherit"
            disabled={sending}
            onClick={() => void choose(firm.id)}
          >
            {text('requests.isThis', {
              name: [firm.name, firm.nip && `NIP ${firm.nip}`, firm.locality].filter(Boolean).join(', '),
            })}
          </Button>
        ))}
      </Box>
    </>
  );
};

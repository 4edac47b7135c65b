import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { apiAddress, callApi } from '../data/client.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { languageNames } from '../i18n/languageNames.ts';
import { useText } from '../i18n/useText.ts';
import { AskForm } from '../parts/AskForm.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useFaults, type Faults } from '../parts/useFaults.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useSending } from '../parts/useSending.ts';
import { lettersKey } from './orderLetters.ts';

interface SendPaperDialogProps {
  readonly record: AnyRecord;
  readonly kinds: readonly OrderPaperKind[];
  readonly customer: string;
  readonly onClose: () => void;
}

type Typed = Readonly<Partial<Record<'to' | 'cc' | 'subject' | 'body', string>>>;
const letterFields = ['to', 'cc', 'subject', 'body'] as const;

/** Asks which document of an order to send, to whom and with which text; suggests the text of the template. */
export function SendPaperDialog({ record, kinds, customer, onClose }: SendPaperDialogProps) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const [kind, setKind] = useState(kinds[0] ?? 'offer');
  const [person, setPerson] = useState<number | ''>();
  const [account, setAccount] = useState<number | ''>('');
  const [typed, setTyped] = useState<Typed>({});
  const { faults, setFaults, forget, fields } = useFaults();
  const params = { id: record.id, kind };
  const {
    data: letter,
    error,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['order letter', params, person],
    queryFn: ({ signal }) =>
      callApi('GET /sales_order/:id/papers/:kind/letter', {
        params,
        query: typeof person === 'number' ? { contactPersonId: person } : {},
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const tell = (refused: unknown) => {
    const wrong = fieldErrorsOf(refused);
    setFaults((wrong ?? {}) as Faults);
    if (!wrong) notifyError(refused);
  };
  const { sending, send } = useSending({
    updatedAt: record.updatedAt,
    onClose,
    refresh: () => client.invalidateQueries({ queryKey: lettersKey(record.id) }),
    tell,
  });
  const value = (name: (typeof letterFields)[number]) => typed[name] ?? letter?.[name] ?? '';
  const chosen = person ?? letter?.contactPersonId ?? '';

  const submit = async () => {
    if (!letter) return;
    await send(async (version) => {
      await callApi('POST /sales_order/:id/papers/:kind/letter', {
        params,
        body: {
          to: value('to'),
          cc: value('cc'),
          subject: value('subject'),
          body: value('body'),
          lang: letter.language,
          contactPersonId: chosen === '' ? null : chosen,
          emailAccountId: account === '' ? null : account,
          emailTemplateId: letter.emailTemplateId,
          ...version,
        },
      });
      notify(text('orders.letter.queued'), { type: 'success' });
    });
  };

  const field = (name: (typeof letterFields)[number], more: object = {}) => (
    <TextField
      label={text(`orders.letter.${name}`)}
      value={value(name)}
      onChange={({ target }) => {
        setTyped((now) => ({ ...now, [name]: target.value }));
        forget(name);
      }}
      error={faults[name] !== undefined}
      helperText={faults[name]}
      {...more}
    />
  );

  return (
    <AskForm
      title={text('orders.letter.title', { number: String(record.numberStr) })}
      submit={text('orders.letter.send')}
      width="wide"
      disabled={sending || !letter || isPlaceholderData}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ErrorNote error={error} severity="warning" />
      <Box ref={fields} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {kinds.length > 1 && (
          <TextField
            select
            label={text('orders.letter.paper')}
            value={kind}
            onChange={({ target }) => {
              setKind(target.value as OrderPaperKind);
              setTyped(({ subject: _subject, body: _body, ...kept }) => kept);
            }}
          >
            {kinds.map((each) => (
              <MenuItem key={each} value={each}>
                {text(`orders.papers.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label={text('orders.letter.contact')}
          value={letter ? chosen : ''}
          onChange={({ target }) => {
            setPerson(target.value === '' ? '' : Number(target.value));
            setTyped(({ to: _to, ...kept }) => kept);
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={kinds.length > 1 ? {} : { gridColumn: '1 / -1' }}
        >
          {(letter?.firmEmail !== null || letter.contacts.length === 0) && (
            <MenuItem value="">{customer}</MenuItem>
          )}
          {letter?.contacts.map(({ id, name, email }) => (
            <MenuItem key={id} value={id}>
              {name} ({email})
            </MenuItem>
          ))}
        </TextField>
        {field('to', {
          autoFocus: true,
          ...(letter?.to === null && faults.to === undefined
            ? { helperText: text('orders.letter.noAddress') }
            : {}),
        })}
        {field('cc')}
        {letter && letter.accounts.length > 0 && (
          <TextField
            select
            label={text('orders.letter.account')}
            value={account}
            onChange={({ target }) => setAccount(target.value === '' ? '' : Number(target.value))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ gridColumn: '1 / -1' }}
          >
            <MenuItem value="">{text('orders.letter.ownAccount')}</MenuItem>
            {letter.accounts.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {field('subject', { sx: { gridColumn: '1 / -1' } })}
        {field('body', { multiline: true, minRows: 7, maxRows: 14, sx: { gridColumn: '1 / -1' } })}
      </Box>
      {letter && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Button
            startIcon={<PdfIcon />}
            href={apiAddress('GET /sales_order/:id/papers/:kind', {
              params,
              query: { lang: letter.language },
            })}
            target="_blank"
            rel="noreferrer"
          >
            {text('orders.letter.preview')}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {text('reclamations.inLanguage', { language: languageNames[letter.language] })}
          </Typography>
        </Box>
      )}
    </AskForm>
  );
}

import { Checkbox, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WishAt } from '#domain/contracts.ts';
import type { Reference } from '#domain/kernel/record.ts';
import type { LetterRecord } from '#domain/mail/letterRecord.rules.ts';
import { objects } from '#domain/objects.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../data/client.ts';
import { useAppObjects } from '../data/metadata.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { letterFilesQuery, letterQuery } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface MakeRecordProps {
  readonly objectName: LetterRecord;
  readonly ids: readonly number[];
  readonly onClose: () => void;
}

/**
 * Asks for the title, the customer and the files of a record that is made from letters. Then it makes the record and opens it.
 */
export function MakeRecord({ objectName, ids: picked, onClose }: MakeRecordProps) {
  const words = useMailboxWords();
  const { data: appObjects = [] } = useAppObjects();
  // The letters for which the dialog was opened stay, whatever is picked meanwhile.
  const [ids] = useState(picked);
  const { title, firm, files, error } = useLetters(ids);
  // The title and the customer that a person has entered. Until they enter one it is undefined, and the suggested one counts.
  // The customer is null if the person has removed the suggested one.
  const [reference, setReference] = useState<string>();
  const [customer, setCustomer] = useState<Reference | null>();
  const [excludedFiles, setExcludedFiles] = useState<ReadonlySet<number>>(new Set());
  const { make, sending, fault, setFault } = useMaking(objectName, onClose);
  const shownCustomer = customer === undefined ? firm : customer;
  const kind = appObjects.find(({ name }) => name === objectName)?.singularTitle ?? '';
  return (
    <FormDialog
      title={filled(words.makeTitle, { kind })}
      submit={words.make}
      disabled={sending || title === undefined}
      width="middle"
      onSubmit={() =>
        void make({
          ids: [...ids],
          ...(reference === undefined ? {} : { reference }),
          ...(shownCustomer ? { customerId: shownCustomer.id } : {}),
          fileIds: files.flatMap(({ id }) => (excludedFiles.has(id) ? [] : [id])),
        })
      }
      onClose={onClose}
    >
      <ErrorNote error={error} />
      <TextField
        label={words.recordTitle}
        value={reference ?? title ?? ''}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      <ReferencePicker
        label={words.recordCustomer}
        objectName="counterparty"
        value={shownCustomer ?? null}
        onChange={(next) => {
          setCustomer(next);
          setFault(undefined);
        }}
        error={fault}
      />
      <CopiedFiles
        files={files}
        excludedFiles={excludedFiles}
        onToggle={(id) => setExcludedFiles(toggled(excludedFiles, id))}
      />
    </FormDialog>
  );
}

interface CopiedFilesProps {
  readonly files: readonly { readonly id: number; readonly name: string }[];
  /** The files that the record does not get. */
  readonly excludedFiles: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}

/** Which files of the letters the record gets; nothing if there are none. */
const CopiedFiles = ({ files, excludedFiles, onToggle }: CopiedFilesProps) => {
  const words = useMailboxWords();
  if (files.length === 0) return null;
  return (
    <FormGroup>
      <FormLabel>{words.copiedFiles}</FormLabel>
      {files.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          control={<Checkbox size="small" checked={!excludedFiles.has(id)} onChange={() => onToggle(id)} />}
          label={name}
        />
      ))}
    </FormGroup>
  );
};

type RecordRequest = Omit<WishAt<'POST /email_record'>['body'], 'objectName'>;

/** Makes the record, names the files that could not be copied, and opens the record. */
const useMaking = (objectName: LetterRecord, onClose: () => void) => {
  const words = useMailboxWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState(false);
  const make = async (request: RecordRequest) => {
    setSending(true);
    try {
      const createdRecord = await callApi('POST /email_record', { body: { ...request, objectName } });
      notify(filled(words.made, { name: createdRecord.presentation }), { type: 'success' });
      if (createdRecord.leftOut.length > 0)
        notify(filled(words.filesLeftOut, { names: createdRecord.leftOut.join(', ') }), { type: 'warning' });
      await client.invalidateQueries({ queryKey: ['mail'] });
      onClose();
      await navigate(`/${objects[objectName].path}/${createdRecord.id}`);
    } catch (error) {
      const customerFault = fieldErrorsOf(error)?.customer;
      if (typeof customerFault === 'string') setFault(customerFault);
      else notifyError(error);
      setSending(false);
    }
  };
  return { make, sending, fault, setFault };
};

const toggled = (excludedFiles: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  excludedFiles.has(id)
    ? new Set([...excludedFiles].filter((each) => each !== id))
    : new Set([...excludedFiles, id]);

/**
 * What the dialog suggests: the title of the oldest letter, the firm, and the files of all letters. The firm is null if the
 * letters are from different firms or from none; letters without a firm do not count. The title is undefined until all letters
 * and their files are read, and `error` says why one of them cannot be read.
 */
const useLetters = (ids: readonly number[]) => {
  const client = useQueryClient();
  const [filledIn, setFilledIn] = useState(false);
  useEffect(() => {
    // The server notes on each letter the counterparty that has the sender's address. It refuses this to a person who may not
    // change the letters; that person then chooses the customer by hand.
    void callApi('POST /email_fill_counterparties', { body: { ids: [...ids] } })
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: ['mail', 'letter'] }))
      .then(() => setFilledIn(true));
  }, [client, ids]);
  const letterQueries = useQueries({ queries: ids.map((id) => letterQuery(id)) });
  const fileQueries = useQueries({ queries: ids.map((id) => letterFilesQuery(id)) });
  const letters = letterQueries.flatMap(({ data }) => data ?? []);
  const files = fileQueries.flatMap(({ data }) => data?.rows ?? []);
  const missingQueries = [...letterQueries, ...fileQueries].filter(({ data }) => data === undefined);
  const isComplete = filledIn && missingQueries.length === 0;
  const [oldest] = letters.toSorted((one, other) => one.date.localeCompare(other.date));
  const firms = new Map(
    letters.flatMap(({ counterparty }) => (counterparty ? [[counterparty.id, counterparty]] : [])),
  );
  const [onlyFirm = null] = firms.size === 1 ? firms.values() : [];
  return {
    title: isComplete ? (oldest?.subject ?? '') : undefined,
    firm: onlyFirm,
    files,
    error: missingQueries.find(({ error }) => error !== null)?.error,
  };
};

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { callApi } from '../data/client.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { useText } from '../i18n/useText.ts';
import type { Faults } from '../parts/useFaults.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useSending } from '../parts/useSending.ts';
import { lettersKey } from './orderLetters.ts';

export type LetterField = 'to' | 'cc' | 'subject' | 'body';
type Typed = Readonly<Partial<Record<LetterField, string>>>;

interface OrderLetterOptions {
  readonly record: AnyRecord;
  readonly firstKind: OrderPaperKind;
  readonly setFaults: (faults: Faults) => void;
  readonly onClose: () => void;
}

/** The letter that sends a document of an order: the texts of the template, what somebody typed instead, and the sending. */
export function useOrderLetter({ record, firstKind, setFaults, onClose }: OrderLetterOptions) {
  const text = useText();
  const notify = useNotify();
  const [kind, setKind] = useState(firstKind);
  /** The chosen contact person; empty for the firm itself, undefined until somebody chooses. */
  const [person, setPerson] = useState<number | ''>();
  /** The e-mail account that sends the letter; empty for the terminal's own. */
  const [account, setAccount] = useState<number | ''>('');
  /** The addresses that somebody typed (`to` and `cc`); they hold for all kinds of document. */
  const [typedAddresses, setTypedAddresses] = useState<Typed>({});
  /** The subjects and texts that somebody typed; each kind of document has its own. */
  const [typedTexts, setTypedTexts] = useState<Readonly<Partial<Record<OrderPaperKind, Typed>>>>({});
  const params = { id: record.id, kind };
  const { data: letter, error, isPlaceholderData } = useSuggestion(params, person);
  const { sending, send } = useLetterSending(record, setFaults, onClose);
  /** What a field of the letter holds: what was typed, or else the text of the template. */
  const value = (name: LetterField) =>
    typedTexts[kind]?.[name] ?? typedAddresses[name] ?? letter?.[name] ?? '';
  const chosenPerson = person ?? letter?.contactPersonId ?? '';
  const sendLetter = async () => {
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
          contactPersonId: chosenPerson === '' ? null : chosenPerson,
          emailAccountId: account === '' ? null : account,
          emailTemplateId: letter.emailTemplateId,
          ...version,
        },
      });
      notify(text('orders.letter.queued'), { type: 'success' });
    });
  };
  return {
    letter,
    error,
    params,
    kind,
    account,
    chosenPerson,
    value,
    mayBeSent: !sending && letter !== undefined && !isPlaceholderData,
    type: (name: LetterField, typedText: string) => {
      const isAddress = name === 'to' || name === 'cc';
      if (isAddress) setTypedAddresses((before) => ({ ...before, [name]: typedText }));
      else setTypedTexts((before) => ({ ...before, [kind]: { ...before[kind], [name]: typedText } }));
    },
    chooseKind: setKind,
    /** A typed recipient (`to`) is dropped, because another person has another address; the typed copies (`cc`) stay. */
    choosePerson: (next: number | '') => {
      setPerson(next);
      setTypedAddresses(({ to: _to, ...others }) => others);
    },
    setAccount,
    sendLetter,
  };
}

/** The letter that the server suggests for this kind of document and this person (`''` is the firm itself). */
const useSuggestion = (params: { id: number; kind: OrderPaperKind }, person: number | '' | undefined) =>
  useQuery({
    queryKey: ['order letter', params, person],
    queryFn: ({ signal }) =>
      callApi('GET /sales_order/:id/papers/:kind/letter', {
        params,
        query: person === undefined ? {} : { contactPersonId: person === '' ? 'firm' : person },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/**
 * Sends a letter together with the version of the order that the person saw. Errors of fields are shown at their inputs, other
 * refusals as a message.
 */
const useLetterSending = (
  { id, updatedAt }: AnyRecord,
  setFaults: (faults: Faults) => void,
  onClose: () => void,
) => {
  const notifyError = useNotifyError();
  const client = useQueryClient();
  return useSending({
    updatedAt,
    onClose,
    refresh: () => client.invalidateQueries({ queryKey: lettersKey(id) }),
    tell: (refused) => {
      const fieldErrors = fieldErrorsOf(refused);
      setFaults((fieldErrors ?? {}) as Faults);
      if (!fieldErrors) notifyError(refused);
    },
  });
};

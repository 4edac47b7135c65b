import { Box, Button } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import type { RegisterAnswer } from '#domain/partners/registerCheck.contracts.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { askedAccounts } from './askedAccounts.ts';
import { firmCalls } from './firmCalls.ts';
import { RegisterAnswerNote } from './RegisterAnswerNote.tsx';
import { RegisterDifferences } from './RegisterDifferences.tsx';
import { digitsOf, registerFill, type FirmValues } from './registerFill.ts';

type Asking = 'gus' | 'whiteList' | 'vies';
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Fills the form with what the register of firms says about a number. What a person typed is overwritten only with their consent.
 */
const useFill = () => {
  const text = useText();
  const notify = useNotify();
  const form = useFormContext();
  const [differing, setDiffering] = useState<FirmValues>({});
  const write = (values: FirmValues) => {
    for (const [field, value] of Object.entries(values))
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
  };
  const fill = async (number: string): Promise<void> => {
    setDiffering({});
    // GUS knows only firms in Poland.
    const [firm, poland] = await Promise.all([firmCalls.byNip(number), firmCalls.country({ code: 'PL' })]);
    const { name, nip, regon, street, postCode, locality, ended } = firm;
    // The person has typed another number while the register was asked.
    if (digitsOf(form.getValues('nip')) !== digitsOf(number))
      return notify(text('firms.otherNumber', { number, name }), { type: 'warning' });
    const country = poland && { id: poland.id, presentation: poland.name };
    const registered = { name, nip, regon, street, postCode, locality, country };
    const comparison = registerFill(form.getValues(), registered);
    write(comparison.empty);
    setDiffering(comparison.differing);
    if (ended) notify(text('firms.ended', { day: ended }), { type: 'warning' });
  };
  return { fill, write, differing, dismiss: () => setDiffering({}) };
};

/** The fields of the form, by the names that their values have in a call that asks a register. */
const askedFields: Readonly<Record<string, string>> = { nip: 'nip', number: 'nip', country: 'country' };

/** Shows a refusal at the field that it is about, and any other error as a message. */
const useShowRefusal = () => {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { setError } = useFormContext();
  return (error: unknown): void => {
    const errors = Object.entries(fieldErrorsOf(error) ?? {});
    if (errors.length === 0) notifyError(error);
    for (const [name, fault] of errors) {
      const field = askedFields[name];
      const message = String(fault);
      if (field) setError(field, { type: 'server', message }, { shouldFocus: true });
      else notify(message, { type: 'error', messageArgs: { _: message } });
    }
  };
};

/** The questions to the registers about the firm in the form, and their answers. */
const useRegisters = () => {
  const text = useText();
  const showRefusal = useShowRefusal();
  const form = useFormContext();
  const { fill, write, differing, dismiss } = useFill();
  const record = useRecordContext<AnyRecord>();
  const [asking, setAsking] = useState<Asking>();
  const [answers, setAnswers] = useState<readonly RegisterAnswer[]>([]);

  const number = () => textOf(form.getValues('nip'));
  const ask = async (what: Asking, work: () => Promise<void>) => {
    setAnswers([]);
    if (number() === '')
      return form.setError('nip', { type: 'server', message: text('firms.noNumber') }, { shouldFocus: true });
    form.clearErrors(Object.values(askedFields));
    setAsking(what);
    try {
      await work();
    } catch (error) {
      showRefusal(error);
    } finally {
      setAsking(undefined);
    }
  };
  const checkVies = async () => {
    const typedCountry: unknown = form.getValues('country');
    const country = isReference(typedCountry) ? await firmCalls.country({ id: typedCountry.id }) : undefined;
    setAnswers([await firmCalls.vies(number(), country?.code, record?.id)]);
  };
  const checkWhiteList = async () => {
    const nip = number();
    for (const account of askedAccounts(form.getValues('bankAccount'), form.getValues('otherAccounts'))) {
      const answer = await firmCalls.whiteList(nip, account, record?.id);
      setAnswers((before) => [...before, answer]);
      // If the register does not answer about one account, the others are not asked, so that nobody waits again.
      if (answer.outcome === 'Unknown') return;
    }
  };
  return {
    asking,
    answers,
    differing,
    take: (values: FirmValues) => {
      write(values);
      dismiss();
    },
    dismiss,
    closeAnswers: () => setAnswers([]),
    fill: () => void ask('gus', () => fill(number())),
    checkVies: () => void ask('vies', checkVies),
    checkWhiteList: () => void ask('whiteList', checkWhiteList),
  };
};

/** Fills the form from the register of firms, and asks the white list and VIES about the firm's VAT and bank accounts. */
export function RegisterButtons() {
  const text = useText();
  const { asking, answers, closeAnswers, fill, checkVies, checkWhiteList, differing, take, dismiss } =
    useRegisters();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<SearchIcon />} disabled={asking !== undefined} onClick={fill}>
          {text('firms.fill')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<VerifiedIcon />}
          disabled={asking !== undefined}
          onClick={checkWhiteList}
        >
          {text('firms.checkVat')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<VerifiedIcon />}
          disabled={asking !== undefined}
          onClick={checkVies}
        >
          {text('firms.checkVies')}
        </Button>
      </Box>
      {/* On a line of their own, after all buttons of the form. */}
      <Box sx={{ flexBasis: '100%', order: 1, display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {Object.keys(differing).length > 0 && (
          <RegisterDifferences differing={differing} onTake={take} onClose={dismiss} />
        )}
        {answers.map((answer) => (
          <RegisterAnswerNote key={answer.account} answer={answer} onClose={closeAnswers} />
        ))}
      </Box>
    </>
  );
}

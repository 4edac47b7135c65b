import { Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useSending } from '../parts/useSending.ts';
import type { CustomerView } from './customerView.ts';

const answers = ['accept', 'refuse', 'ask'] as const;
type Answer = (typeof answers)[number];

interface AnswerProps {
  readonly order: AnyRecord;
  readonly view: CustomerView;
}

/** The customer's answers to an offer or an order: accept, refuse, or ask for a change. Each must be confirmed. */
export function AnswerOffer({ order, view }: AnswerProps) {
  const text = useText();
  /** The answer whose dialog is open. */
  const [confirming, setConfirming] = useState<Answer>();
  const mayGive = { accept: view.mayAccept, refuse: view.mayRefuse, ask: view.mayAskForChange };
  const openAnswers = answers.filter((answer) => mayGive[answer]);
  if (openAnswers.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={text('customer.answers')}
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {openAnswers.map((answer) => (
        <Button
          key={answer}
          size="large"
          variant={answer === 'accept' ? 'contained' : 'outlined'}
          color={answer === 'refuse' ? 'error' : 'primary'}
          onClick={() => setConfirming(answer)}
        >
          {text(`customer.${answer}`)}
        </Button>
      ))}
      {confirming && (
        <AnswerDialog answer={confirming} order={order} onClose={() => setConfirming(undefined)} />
      )}
    </Box>
  );
}

interface DialogProps {
  readonly order: AnyRecord;
  readonly answer: Answer;
  readonly onClose: () => void;
}

const AnswerDialog = ({ answer, order, onClose }: DialogProps) => {
  const text = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  // The version is taken from the order and not from the view, because the view may have been read a moment earlier.
  const { updatedAt } = order;
  const refresh = () => client.invalidateQueries({ queryKey: [objects.salesOrder.path] });
  const { sending, send } = useSending({ updatedAt, onClose, refresh });

  const submit = () =>
    send(async (version) => {
      // If the server did not take the first try because the order had changed, `version` holds the present version at the next.
      await sendAnswer[answer]({ id: order.id, updatedAt, words: words.trim(), ...version });
      notify(`keja.customer.done.${answer}`, { type: 'success' });
    });

  return (
    <FormDialog
      title={text(`customer.${answer}`)}
      submit={text(`customer.${answer}`)}
      severe={answer === 'refuse'}
      width="middle"
      disabled={sending || (answer === 'ask' && words.trim() === '')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{text(`customer.before.${answer}`)}</Typography>
      {answer !== 'accept' && (
        <TextField
          label={text(`customer.words.${answer}`)}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          // The longest texts that the server takes for a change and for a reason.
          slotProps={{ htmlInput: { maxLength: answer === 'ask' ? 2000 : 1000 } }}
          autoFocus
          multiline
          minRows={3}
        />
      )}
    </FormDialog>
  );
};

interface OfferAnswer {
  /** The order that is the offer. */
  readonly id: number;
  /** The version that the customer sees. The server refuses the answer to an older one. */
  readonly updatedAt: string;
  /** The change that the customer asks for, or why they refuse the offer, which may be empty. */
  readonly words: string;
}

const sendAnswer: Readonly<Record<Answer, (answer: OfferAnswer) => Promise<unknown>>> = {
  accept: ({ id, updatedAt }) =>
    callApi('POST /sales_order/:id/accept_offer', { params: { id }, body: { updatedAt } }),
  refuse: ({ id, updatedAt, words }) =>
    callApi('POST /sales_order/:id/refuse_offer', {
      params: { id },
      body: { updatedAt, ...(words === '' ? {} : { reason: words }) },
    }),
  ask: ({ id, updatedAt, words }) =>
    callApi('POST /sales_order/:id/ask_for_change', { params: { id }, body: { updatedAt, text: words } }),
};

import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { createContext, useCallback, useContext, useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';

export interface Question {
  readonly text: string;
  /** The answer must say why; this labels the field. */
  readonly reason?: string;
  /** An option to tick beside the answer. */
  readonly option?: string;
  readonly danger?: boolean;
}

export interface Consent {
  readonly reason: string;
  readonly option: boolean;
}

/** Asks TAK or NIE; answers what was consented to, or undefined for NIE and Esc. */
export type Ask = (question: Question) => Promise<Consent | undefined>;

const AskContext = createContext<Ask>(() => Promise.resolve(undefined));
export const useAsk = (): Ask => useContext(AskContext);

interface Pending {
  readonly question: Question;
  readonly answer: (consent: Consent | undefined) => void;
}

export const AskProvider = ({ children }: { children: ReactNode }) => {
  const [pending, setPending] = useState<Pending>();
  const ask = useCallback<Ask>((question) => new Promise((answer) => setPending({ question, answer })), []);
  const settle = (consent: Consent | undefined) => {
    pending?.answer(consent);
    setPending(undefined);
  };
  return (
    <AskContext.Provider value={ask}>
      {children}
      {pending && <AskDialog question={pending.question} onSettle={settle} />}
    </AskContext.Provider>
  );
};

const AskDialog = ({
  question,
  onSettle,
}: {
  question: Question;
  onSettle: (consent: Consent | undefined) => void;
}) => {
  const text = useText();
  const [reason, setReason] = useState('');
  const [option, setOption] = useState(false);
  const [missing, setMissing] = useState(false);

  const consent = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (question.reason && reason.trim() === '') return setMissing(true);
    onSettle({ reason: reason.trim(), option });
  };

  return (
    <Dialog
      open
      onClose={() => onSettle(undefined)}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-describedby="ask-text"
    >
      <form onSubmit={consent} noValidate>
        <DialogContent sx={{ pt: 3 }}>
          <DialogContentText
            id="ask-text"
            sx={{ color: 'text.primary', fontSize: 16, whiteSpace: 'pre-line' }}
          >
            {question.text}
          </DialogContentText>
          {question.reason && (
            <TextField
              label={question.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={missing && reason.trim() === ''}
              helperText={missing && reason.trim() === '' ? text('common.required') : undefined}
              slotProps={{ htmlInput: { maxLength: 255 } }}
              autoFocus
              fullWidth
              sx={{ mt: 2 }}
            />
          )}
          {question.option && (
            <FormControlLabel
              control={<Checkbox checked={option} onChange={(event) => setOption(event.target.checked)} />}
              label={question.option}
              sx={{ mt: 1 }}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => onSettle(undefined)} color="inherit" size="large">
            {text('common.no')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={question.danger ? 'error' : 'primary'}
            size="large"
            autoFocus={!question.reason}
          >
            {text('common.yes')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

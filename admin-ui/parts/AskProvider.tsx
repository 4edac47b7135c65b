import {
  Button,
  Box,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material';
import { createContext, useCallback, useContext, useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';

export interface Question {
  readonly text: string;
  /** The answer must say why; this labels the field. */
  readonly reason?: string;
  /** Reasons that people give often; a click takes one. */
  readonly suggestions?: readonly string[];
  /** One of several must be chosen. */
  readonly choice?: Choice;
  /** An option to tick beside the answer. */
  readonly option?: string;
  readonly danger?: boolean;
}

/** Values by the words for them, in their order. */
export interface Choice {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface Consent {
  readonly reason: string;
  /** What was chosen, where something was to be chosen. */
  readonly choice: string;
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
  const [choice, setChoice] = useState('');
  const [missing, setMissing] = useState(false);

  const consent = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const unsaid = (question.reason && reason.trim() === '') || (question.choice && choice === '');
    if (unsaid) return setMissing(true);
    onSettle({ reason: reason.trim(), option, choice });
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
          {question.choice && (
            <ChoiceField
              choice={question.choice}
              value={choice}
              missing={missing && choice === ''}
              onChange={setChoice}
            />
          )}
          {question.reason && (
            <TextField
              label={question.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={missing && reason.trim() === ''}
              helperText={missing && reason.trim() === '' ? text('common.required') : undefined}
              slotProps={{ htmlInput: { maxLength: 255 } }}
              autoFocus={!question.choice}
              fullWidth
              sx={{ mt: 2 }}
            />
          )}
          {question.suggestions && <Suggestions texts={question.suggestions} onTake={setReason} />}
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
            autoFocus={!question.reason && !question.choice}
          >
            {text('common.yes')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

interface ChoiceFieldProps {
  readonly choice: Choice;
  readonly value: string;
  readonly missing: boolean;
  readonly onChange: (value: string) => void;
}

const ChoiceField = ({ choice, value, missing, onChange }: ChoiceFieldProps) => {
  const text = useText();
  return (
    <TextField
      select
      label={choice.label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={missing}
      helperText={missing ? text('common.required') : undefined}
      autoFocus
      fullWidth
      sx={{ mt: 2 }}
    >
      {choice.options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

const Suggestions = ({ texts, onTake }: { texts: readonly string[]; onTake: (text: string) => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
    {texts.map((each) => (
      <Chip key={each} label={each} size="small" variant="outlined" onClick={() => onTake(each)} />
    ))}
  </Box>
);

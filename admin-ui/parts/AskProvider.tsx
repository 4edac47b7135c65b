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
  Typography,
} from '@mui/material';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { isCtrlEnter, keepEnterFromAnswering } from './useKeys.ts';

export interface Question {
  readonly text: string;
  /** What must not be confused, such as a plate; shown in large letters. */
  readonly about?: string;
  /** The label of the field for a reason; if set, a reason is required. */
  readonly reason?: string;
  /** Frequent reasons; a click takes one. */
  readonly suggestions?: readonly string[];
  /** A choice of which one value is required. */
  readonly choice?: Choice;
  /** The label of a checkbox beside the answer. */
  readonly option?: string;
  /** TAK loses something or ignores a warning: then Enter, which a scanner sends too, never means TAK. */
  readonly danger: boolean;
  /** Texts of the buttons instead of TAK and NIE; `other` is a third answer, which loses something. */
  readonly words?: { readonly yes: string; readonly no: string; readonly other?: string };
}

/** Values with their labels, in the order shown. */
export interface Choice {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface Consent {
  readonly reason: string;
  /** The chosen value, if there was a choice. */
  readonly choice: string;
  readonly option: boolean;
  /** Whether the third answer was given. */
  readonly other: boolean;
}

/** Asks TAK or NIE. Resolves with the consent, or with undefined for NIE and Esc. */
export type Ask = (question: Question) => Promise<Consent | undefined>;

const AskContext = createContext<Ask>(() => Promise.resolve(undefined));
export function useAsk(): Ask {
  return useContext(AskContext);
}

interface Pending {
  readonly question: Question;
  readonly answer: (consent: Consent | undefined) => void;
  /** The page where it was asked; the question is about its content. */
  readonly pathname: string;
}

export function AskProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [pending, setPending] = useState<Pending>();
  const latest = useRef<Pending>(undefined);
  const put = useCallback((next: Pending | undefined) => {
    latest.current = next;
    setPending(next);
  }, []);
  const settle = useCallback(
    (consent: Consent | undefined) => {
      const settled = latest.current;
      put(undefined);
      settled?.answer(consent);
    },
    [put],
  );
  const ask = useCallback<Ask>(
    (question) => {
      settle(undefined);
      return new Promise((answer) => put({ question, answer, pathname: window.location.pathname }));
    },
    [put, settle],
  );
  // Closes the question when the page changes, because it is not about the new page.
  useEffect(() => {
    if (latest.current && latest.current.pathname !== pathname) settle(undefined);
  }, [pathname, settle]);
  return (
    <AskContext.Provider value={ask}>
      {children}
      {pending && <AskDialog question={pending.question} onSettle={settle} />}
    </AskContext.Provider>
  );
}

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
  const textId = useId();
  const { words } = question;
  const hasFields = Boolean(question.reason || question.choice);

  const consent = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const unsaid = (question.reason && reason.trim() === '') || (question.choice && choice === '');
    if (unsaid) return setMissing(true);
    onSettle({ reason: reason.trim(), option, choice, other: false });
  };

  return (
    <Dialog
      open
      onClose={() => onSettle(undefined)}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      onKeyDown={(event) => {
        // The key that opened the question may still be pressed.
        if (isCtrlEnter(event) && event.repeat) event.preventDefault();
        else if (isCtrlEnter(event)) consent(event);
        else if (question.danger) keepEnterFromAnswering(event);
      }}
      aria-labelledby={textId}
    >
      <form onSubmit={consent} noValidate>
        <DialogContent sx={{ pt: 3 }}>
          {question.about && (
            <Typography sx={{ fontSize: 40, fontWeight: 750, lineHeight: 1.2, mb: 1 }}>
              {question.about}
            </Typography>
          )}
          <DialogContentText id={textId} sx={{ color: 'text.primary', fontSize: 16, whiteSpace: 'pre-line' }}>
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
          <Button
            onClick={() => onSettle(undefined)}
            color="inherit"
            size="large"
            autoFocus={!hasFields && question.danger}
          >
            {words?.no ?? text('common.no')}
          </Button>
          {words?.other && (
            <Button
              onClick={() => onSettle({ reason: '', option, choice, other: true })}
              color="error"
              size="large"
            >
              {words.other}
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color={question.danger ? 'error' : 'primary'}
            size="large"
            autoFocus={!hasFields && !question.danger}
          >
            {words?.yes ?? text('common.yes')}
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

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
import { useId, useState, type SyntheticEvent } from 'react';
import { useText } from '../i18n/useText.ts';
import { isCtrlEnter, keepEnterFromAnswering } from './useKeys.ts';

export interface DialogQuestion {
  readonly text: string;
  /** What must not be confused, such as a plate; shown in large type. */
  readonly about?: string;
  /** The label of the field for a reason; if set, a reason is required. */
  readonly reason?: string;
  /** Frequent reasons; a click on one puts it into the field. */
  readonly suggestions?: readonly string[];
  /** A list from which one value must be chosen. */
  readonly choice?: DialogChoice;
  /** The label of a checkbox beside the answer. */
  readonly option?: string;
  /** Whether a yes loses something or ignores a warning. Enter, which a scanner sends too, then never means yes. */
  readonly danger: boolean;
  /** Texts of the buttons instead of yes and no; `other` is a third answer, which loses something. */
  readonly words?: { readonly yes: string; readonly no: string; readonly other?: string };
}

/** Values with their labels, in the order shown. */
export interface DialogChoice {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** An answer other than no. */
export interface Consent {
  readonly reason: string;
  /** The chosen value; empty if there was no choice. */
  readonly choice: string;
  /** Whether the checkbox is ticked. */
  readonly option: boolean;
  /** Whether the third answer was given. */
  readonly other: boolean;
}

interface AskDialogProps {
  readonly question: DialogQuestion;
  /** Called with the answer; with undefined for a no, or if the dialog was closed. */
  readonly onSettle: (consent: Consent | undefined) => void;
}

/** Asks a question. A yes may need a reason or a choice, which the dialog then asks for too. */
export function AskDialog({ question, onSettle }: AskDialogProps) {
  const [reason, setReason] = useState('');
  const [option, setOption] = useState(false);
  const [choice, setChoice] = useState('');
  const [missing, setMissing] = useState(false);
  const textId = useId();

  const consent = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const isIncomplete = (question.reason && reason.trim() === '') || (question.choice && choice === '');
    if (isIncomplete) return setMissing(true);
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
          <QuestionText id={textId} question={question} />
          {question.choice && (
            <ChoiceField
              choice={question.choice}
              value={choice}
              missing={missing && choice === ''}
              onChange={setChoice}
            />
          )}
          {question.reason && (
            <ReasonField
              label={question.reason}
              value={reason}
              missing={missing && reason.trim() === ''}
              isFirst={!question.choice}
              onChange={setReason}
            />
          )}
          {question.suggestions && <Suggestions texts={question.suggestions} onTake={setReason} />}
          {question.option && <Option label={question.option} checked={option} onChange={setOption} />}
        </DialogContent>
        <Answers
          question={question}
          onNo={() => onSettle(undefined)}
          onOther={() => onSettle({ reason: '', option, choice, other: true })}
        />
      </form>
    </Dialog>
  );
}

const QuestionText = ({ id, question: { about, text } }: { id: string; question: DialogQuestion }) => (
  <>
    {about && <Typography sx={{ fontSize: 40, fontWeight: 750, lineHeight: 1.2, mb: 1 }}>{about}</Typography>}
    <DialogContentText id={id} sx={{ color: 'text.primary', fontSize: 16, whiteSpace: 'pre-line' }}>
      {text}
    </DialogContentText>
  </>
);

interface OptionProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Option = ({ label, checked, onChange }: OptionProps) => (
  <FormControlLabel
    control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    label={label}
    sx={{ mt: 1 }}
  />
);

interface AnswersProps {
  readonly question: DialogQuestion;
  readonly onNo: () => void;
  readonly onOther: () => void;
}

/** Enter presses the button that has the focus; this is never the one for yes if a yes loses something. */
const Answers = ({ question, onNo, onOther }: AnswersProps) => {
  const text = useText();
  const { words } = question;
  const hasFields = Boolean(question.reason || question.choice);
  return (
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onNo} color="inherit" size="large" autoFocus={!hasFields && question.danger}>
        {words?.no ?? text('common.no')}
      </Button>
      {words?.other && (
        <Button onClick={onOther} color="error" size="large">
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
  );
};

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly missing: boolean;
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
}

const ReasonField = ({ label, value, missing, isFirst, onChange }: ReasonFieldProps) => {
  const text = useText();
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={missing}
      helperText={missing ? text('common.required') : undefined}
      slotProps={{ htmlInput: { maxLength: 255 } }}
      autoFocus={isFirst}
      fullWidth
      sx={{ mt: 2 }}
    />
  );
};

interface ChoiceFieldProps {
  readonly choice: DialogChoice;
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

import { Box, Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { asHtml } from '#domain/mail/letterHtml.ts';
import type { InputProps } from '../../objects/fields/kind.ts';
import { useFieldInput } from '../../objects/fields/useFieldInput.ts';
import { useMailboxWords } from '../useMailboxWords.ts';
import { LetterEditor } from './LetterEditor.tsx';
import LetterShown from './LetterShown.tsx';

/** The HTML of an empty editor. */
const emptyHtml = '<p></p>';

/** A field of a form with the text of a letter, in the editor of letters. Plain text becomes HTML once it is changed. */
const LetterInput = (props: InputProps) => {
  const { form, error } = useFieldInput(props);
  const words = useMailboxWords();
  const notify = useNotify();
  const value = String(form.value ?? '');
  /** The value that the editor holds, and a number that changes when the editor is started anew. */
  const lastTyped = useRef({ html: value, version: 0 });
  // A value that the writer has not typed, such as a draft or a colleague's change, starts the editor anew.
  if (lastTyped.current.html !== value)
    lastTyped.current = { html: value, version: lastTyped.current.version + 1 };
  const { label } = props.field;
  return (
    <Box>
      <Typography variant="caption" color={error ? 'error' : 'text.secondary'} component="div" aria-hidden>
        {label}
      </Typography>
      {props.disabled ? (
        <LetterShown field={props.field} value={value} />
      ) : (
        <LetterEditor
          key={lastTyped.current.version}
          ref={null}
          label={label}
          initial={value === '' ? '' : asHtml(value)}
          error={error}
          autoFocus={false}
          onChange={(html) => {
            lastTyped.current.html = html === emptyHtml ? '' : html;
            form.onChange(lastTyped.current.html);
          }}
          onFiles={() => notify(words.noFilesHere, { type: 'warning' })}
        />
      )}
    </Box>
  );
};

export default LetterInput;

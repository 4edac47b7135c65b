import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { linter } from '@codemirror/lint';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { Box, useTheme, type Theme } from '@mui/material';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { registry } from '#domain/objects.ts';
import { isFault, readExpression, type Purpose } from '#domain/processes/expression/expression.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { celHighlight } from './celHighlight.ts';
import { completionSource } from './completionSource.ts';
import { editorTheme } from './editorTheme.ts';
import type { ExpressionFieldProps } from './ExpressionFieldProps.ts';

/** Marks a change that came from the draft, such as an undo. Such a change must not be written into the draft again. */
const fromDraft = Annotation.define<boolean>();

/** Lints shortly after typing stops, not at each character. */
const lintDelayMs = 300;

interface ExpressionEditorProps extends ExpressionFieldProps {
  readonly labelId: string;
  /** An example of an expression, shown while the editor is empty. */
  readonly example: string;
}

/** The editor of an expression: it completes names, and underlines what is wrong. */
const ExpressionEditor = ({
  value,
  onChange,
  objectName,
  purpose,
  missing = false,
  autoFocus = false,
  labelId,
  example,
}: ExpressionEditorProps) => {
  const text = useText();
  const language = useLanguage();
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  /** Whether the editor still has to take the focus. A later editor, made for other extensions, does not take it. */
  const wantsFocus = useRef(autoFocus);
  /** The props of the last rendering. A ref, because a typed character or a new `onChange` must not make a new editor. */
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const extensions = useMemo<Extension>(
    () => [
      bracketMatching(),
      closeBrackets(),
      autocompletion({ override: [completionSource(objectName, purpose, language, text)], icons: false }),
      // Tab is not bound, so it goes to the next field. Undo belongs to the designer, not to the editor.
      keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap]),
      EditorView.lineWrapping,
      placeholder(example),
      EditorView.contentAttributes.of({ 'aria-labelledby': labelId, spellcheck: 'false' }),
      whenTyped((typed) => latest.current.onChange(typed)),
      linter(({ state }) => faultsIn(state.doc.toString(), objectName, purpose, language), {
        delay: lintDelayMs,
      }),
      highlightIn(theme),
      editorTheme(theme),
    ],
    [objectName, purpose, language, text, labelId, example, theme, latest],
  );

  // Before the browser draws: an empty place would pull the fields below it up for a moment.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const state = EditorState.create({ doc: latest.current.value, extensions });
    const editor = new EditorView({ state, parent: place.current });
    view.current = editor;
    if (wantsFocus.current) editor.focus();
    wantsFocus.current = false;
    return () => editor.destroy();
  }, [extensions]);

  useEffect(() => {
    const shown = view.current?.state.doc.toString();
    if (view.current && shown !== value)
      view.current.dispatch({
        changes: { from: 0, to: view.current.state.doc.length, insert: value },
        annotations: fromDraft.of(true),
      });
  }, [value]);

  // With other extensions the editor is a new one, which must get the attribute again.
  useEffect(() => {
    view.current?.contentDOM.setAttribute('aria-invalid', String(missing));
  }, [missing, extensions]);

  return <Box ref={place} sx={missing ? { '& .cm-editor': { borderColor: 'error.main' } } : null} />;
};

/** Calls `write` when a person changes the text, and not when the text of the draft is put into the editor (`fromDraft`). */
const whenTyped = (write: (typed: string) => void): Extension =>
  EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    const isTyped = docChanged && !transactions.some((each) => each.annotation(fromDraft));
    if (isTyped) write(state.doc.toString());
  });

const faultsIn = (written: string, objectName: string, purpose: Purpose, language: Language) => {
  if (written.trim() === '' || !registry.has(objectName)) return [];
  const expression = readExpression(registry, objectName, written, purpose);
  if (!isFault(expression)) return [];
  // At least one character is underlined, and none behind the end of the text.
  const to = Math.min(Math.max(expression.end, expression.start + 1), written.length);
  const message = errorMessage(language, expression.code, expression.params);
  return [{ from: Math.min(expression.start, to), to, severity: 'error' as const, message }];
};

const highlightIn = ({ palette }: Theme): Extension =>
  celHighlight({ text: palette.success.main, name: palette.primary.main, word: palette.warning.main });

export default ExpressionEditor;

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { defaultLanguage, nameLanguages, type NameLanguage } from '#domain/kernel/language.ts';
import { namesOfNameLanguages } from '../../i18n/languageNames.ts';
import { useText } from '../../i18n/useText.ts';
import { byEscape } from '../../parts/byEscape.ts';

/** A text by language; a language without a text is absent. */
export type Translated = Partial<Record<NameLanguage, string>>;

interface TranslationDialogProps {
  readonly title: string;
  readonly words: Translated;
  /** The text in the default language that another field holds, such as `name`; empty if there is none. */
  readonly original: string;
  readonly onDone: (words: Translated) => void;
  readonly onClose: () => void;
}

/** Asks for one text in each language. `onDone` gets no empty texts, and no text that only repeats `original`. */
export function TranslationDialog({ title, words, original, onDone, onClose }: TranslationDialogProps) {
  const text = useText();
  const titleId = useId();
  const [typed, setTyped] = useState<Translated>({ [defaultLanguage]: original, ...words });
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Submitting this dialog must not save the form behind it.
    event.stopPropagation();
    const isKept = (language: string, translation: string) => {
      const onlyRepeatsOriginal =
        language === defaultLanguage && !words[language] && translation === original;
      return translation.trim() !== '' && !onlyRepeatsOriginal;
    };
    onDone(
      Object.fromEntries(
        Object.entries(typed).filter(([language, translation]) => isKept(language, translation)),
      ),
    );
  };
  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={save}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {nameLanguages.map((language, index) => (
            <TextField
              key={language}
              label={namesOfNameLanguages[language]}
              value={typed[language] ?? ''}
              onChange={(event) => setTyped({ ...typed, [language]: event.target.value })}
              autoFocus={index === 0}
              slotProps={{ htmlInput: { lang: language } }}
              sx={{ mt: index === 0 ? 1 : 0 }}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {text('common.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {text('filters.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { defaultLanguage, languages, type Language } from '#domain/kernel/language.ts';
import { languageNames } from '../../i18n/languageNames.ts';
import { useText } from '../../i18n/useText.ts';

export type Translated = Partial<Record<Language, string>>;

interface TranslationDialogProps {
  readonly title: string;
  readonly words: Translated;
  /** The words in the house's own language, where a field beside these has them. */
  readonly original: string;
  readonly onDone: (words: Translated) => void;
  readonly onClose: () => void;
}

/** One text in each language; an empty one is left out, and so is one that the field beside says already. */
export const TranslationDialog = ({ title, words, original, onDone, onClose }: TranslationDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [typed, setTyped] = useState<Translated>({ [defaultLanguage]: original, ...words });
  const done = (event: FormEvent) => {
    event.preventDefault();
    // The form behind this dialog is another one, and is not to be saved by it.
    event.stopPropagation();
    const isSaid = (language: string, word: string) =>
      word.trim() !== '' && !(language === defaultLanguage && !words[language] && word === original);
    onDone(Object.fromEntries(Object.entries(typed).filter(([language, word]) => isSaid(language, word))));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={done}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {languages.map((language, place) => (
            <TextField
              key={language}
              label={languageNames[language]}
              value={typed[language] ?? ''}
              onChange={(event) => setTyped({ ...typed, [language]: event.target.value })}
              autoFocus={place === 0}
              slotProps={{ htmlInput: { lang: language } }}
              sx={{ mt: place === 0 ? 1 : 0 }}
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
};

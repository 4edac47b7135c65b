import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { languages, type Language } from '#domain/kernel/language.ts';
import { languageNames } from '../../i18n/i18nProvider.ts';
import { useText } from '../../i18n/useText.ts';

export type Translated = Partial<Record<Language, string>>;

interface TranslationDialogProps {
  readonly title: string;
  readonly words: Translated;
  readonly onDone: (words: Translated) => void;
  readonly onClose: () => void;
}

/** One text in each language; an empty one is left out. */
export const TranslationDialog = ({ title, words, onDone, onClose }: TranslationDialogProps) => {
  const text = useText();
  const [typed, setTyped] = useState(words);
  const done = (event: FormEvent) => {
    event.preventDefault();
    // The form behind this dialog is another one, and is not to be saved by it.
    event.stopPropagation();
    onDone(Object.fromEntries(Object.entries(typed).filter(([, word]) => word.trim() !== '')));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form onSubmit={done}>
        <DialogTitle>{title}</DialogTitle>
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

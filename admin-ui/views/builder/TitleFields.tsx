import { Box, TextField, Typography } from '@mui/material';
import { languages, type Language } from '#domain/kernel/language.ts';
import { languageNames } from '../../i18n/languageNames.ts';
import { useText } from '../../i18n/useText.ts';

type Titles = Partial<Record<Language, string>>;

interface TitleFieldsProps {
  readonly value: Titles | undefined;
  /** The default title. */
  readonly usual: string;
  /** Undefined if no title is left. `language` is the one typed in, so that the caller can undo its typing as one step. */
  readonly onChange: (titles: Titles | undefined, language: Language) => void;
}

/** The title in each language; empty means the default. */
export function TitleFields({ value = {}, usual, onChange }: TitleFieldsProps) {
  const text = useText();
  const write = (language: Language, newTitle: string) => {
    const titles = { ...value, [language]: newTitle };
    const filledTitles = Object.fromEntries(Object.entries(titles).filter(([, title]) => title !== ''));
    onChange(Object.keys(filledTitles).length > 0 ? filledTitles : undefined, language);
  };
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, p: 0, m: 0, display: 'flex', flexDirection: 'column', gap: 0.75 }}
    >
      <Typography component="legend" variant="subtitle2" color="text.secondary" sx={{ mb: 0.75 }}>
        {text('views.titles')}
      </Typography>
      {languages.map((language) => (
        <TextField
          key={language}
          size="small"
          value={value[language] ?? ''}
          placeholder={usual}
          onChange={(event) => write(language, event.target.value)}
          slotProps={{
            htmlInput: {
              'aria-label': `${text('views.titles')}: ${languageNames[language]}`,
              maxLength: 200,
            },
            input: {
              startAdornment: (
                <Typography variant="caption" color="text.secondary" sx={{ width: 26, flex: 'none' }}>
                  {language.toUpperCase()}
                </Typography>
              ),
            },
          }}
        />
      ))}
    </Box>
  );
}

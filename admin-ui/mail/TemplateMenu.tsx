import { Button, Menu, MenuItem, Typography } from '@mui/material';
import TemplateIcon from '@mui/icons-material/ShortText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerAt } from '#domain/contracts.ts';
import type { Language } from '#domain/kernel/language.ts';
import { callApi } from '../data/client.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useMailboxWords } from './useMailboxWords.ts';

export type TemplateWords = AnswerAt<'GET /mail_template/:id'>;

interface TemplateMenuProps {
  /** The received letter that is answered. */
  readonly answers: number | null;
  readonly disabled: boolean;
  readonly onTake: (words: TemplateWords) => void;
}

/** The templates that a letter can be begun with: one entry for each language where a template has several. */
export function TemplateMenu({ answers, disabled, onTake }: TemplateMenuProps) {
  const words = useMailboxWords();
  const notifyError = useNotifyError();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const query = answers === null ? {} : { answers };
  const { data } = useQuery({
    queryKey: ['mail', 'templates', answers],
    queryFn: ({ signal }) => callApi('GET /mail_template', { query, signal }),
    enabled: anchor !== undefined,
  });
  const take = async (id: number, language?: Language) => {
    setAnchor(undefined);
    try {
      const wish = language === undefined ? query : { ...query, language };
      onTake(await callApi('GET /mail_template/:id', { params: { id }, query: wish }));
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<TemplateIcon />}
        disabled={disabled}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.template}
      </Button>
      <Menu
        open={anchor !== undefined && data !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
      >
        {data?.count === 0 && <MenuItem disabled>{words.noTemplates}</MenuItem>}
        {data?.rows.flatMap(({ id, name, languages }) =>
          (languages.length > 1 ? languages : [undefined]).map((language) => (
            <MenuItem key={`${id} ${language ?? ''}`} dense onClick={() => void take(id, language)}>
              {name}
              {language && (
                <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
                  {language.toUpperCase()}
                </Typography>
              )}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
}

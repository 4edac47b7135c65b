import { Button, Menu, MenuItem, Typography } from '@mui/material';
import TemplateIcon from '@mui/icons-material/ShortText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerAt } from '#domain/contracts.ts';
import type { Language } from '#domain/kernel/language.ts';
import { callApi } from '../data/client.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** The texts of a template, filled for one letter. */
export type TemplateWords = AnswerAt<'GET /mail_template/:id'>;

interface TemplateMenuProps {
  /** The received letter that is answered; null if the written letter answers none. */
  readonly answeredId: number | null;
  /** The recipients of the letter so far. */
  readonly to: string;
  readonly disabled: boolean;
  readonly onChoose: (words: TemplateWords) => void;
}

/** The templates with which a letter can be begun. A template in several languages has one entry for each. */
export function TemplateMenu({ answeredId, to, disabled, onChoose }: TemplateMenuProps) {
  const words = useMailboxWords();
  const notifyError = useNotifyError();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const query = answeredId === null ? {} : { answers: answeredId };
  const { data, error, refetch } = useQuery({
    queryKey: ['mail', 'templates', answeredId],
    queryFn: ({ signal }) => callApi('GET /mail_template', { query, signal }),
    enabled: anchor !== undefined,
  });
  const choose = async (id: number, language?: Language) => {
    setAnchor(undefined);
    try {
      // The server takes at most 2000 characters, and the first recipients are enough to know the firm.
      const values = { ...query, to: to.slice(0, 2000), ...(language === undefined ? {} : { language }) };
      onChoose(await callApi('GET /mail_template/:id', { params: { id }, query: values }));
    } catch (failure) {
      notifyError(failure);
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
        open={anchor !== undefined && (data !== undefined || error !== null)}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
      >
        {error && (
          <MenuItem dense onClick={() => void refetch()}>
            {words.templatesFailed}
          </MenuItem>
        )}
        {data?.count === 0 && <MenuItem disabled>{words.noTemplates}</MenuItem>}
        {data?.rows.flatMap(({ id, name, languages }) =>
          (languages.length > 1 ? languages : [undefined]).map((language) => (
            <MenuItem key={`${id} ${language ?? ''}`} dense onClick={() => void choose(id, language)}>
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

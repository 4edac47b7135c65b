import { Button, Menu, MenuItem } from '@mui/material';
import TemplateIcon from '@mui/icons-material/ShortText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerAt } from '#domain/contracts.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../../data/client.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import type { Commented } from './sendComment.ts';

const mostTemplates = 50;
export type AnswerWords = AnswerAt<'GET /answer_template/:object/:id'>;

interface AnswerTemplatesProps {
  readonly about: Commented;
  readonly recordId: number;
  readonly onTake: (words: AnswerWords) => void;
}

/**
 * Offers the templates for records of this object. The server fills the chosen one in for this record, and `onTake` gets
 * it.
 */
export function AnswerTemplates({ about, recordId, onTake }: AnswerTemplatesProps) {
  const text = useText();
  const notifyError = useNotifyError();
  const path = useObjectPath(objects.emailTemplate.name);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { data } = useQuery({
    queryKey: [objects.emailTemplate.path, 'answers', about],
    // Without a path this person may not read templates.
    enabled: path !== undefined,
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ baseDocument: about, isActive: true, markedToDelete: false });
      return recordCalls.list(objects.emailTemplate, {
        query: { limit: mostTemplates, sort: 'name', filter },
        signal,
      });
    },
  });
  if (!data || data.rows.length === 0) return null;
  const take = async (emailTemplateId: number) => {
    setAnchor(undefined);
    try {
      onTake(
        await callApi('GET /answer_template/:object/:id', {
          params: { object: about, id: recordId },
          query: { emailTemplateId },
        }),
      );
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<TemplateIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('comments.template')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {data.rows.map((template) => (
          <MenuItem key={template.id} dense onClick={() => void take(template.id)}>
            {template.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

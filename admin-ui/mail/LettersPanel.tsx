import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { dateTimeText } from '#domain/kernel/written.ts';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';
import { useLetterAddress } from './useLetterAddress.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** A received letter that is linked to a record. */
export interface LetterAbout {
  readonly id: number;
  readonly subject: string;
  /** The name of the sender, otherwise the address. */
  readonly who: string;
  readonly date: string;
}

interface LettersPanelProps {
  readonly letters: readonly LetterAbout[];
  /** Reads the next earlier ones; undefined if all are shown. */
  readonly readEarlier: (() => void) | undefined;
}

/** Received letters that are linked with a record. */
const LettersPanel = ({ letters, readEarlier }: LettersPanelProps) => {
  const words = useMailboxWords();
  const text = useText();
  const addressOf = useLetterAddress();
  return (
    <Box sx={{ mt: 1.25 }} className="no-print">
      <Panel title={words.lettersAbout}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {letters.map(({ id, subject, who, date }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, py: 0.4 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Link to={addressOf(id)}>{subject || words.noSubject}</Link>
              </Box>
              <Typography variant="body2" color="text.secondary">
                {[who, dateTimeText(date)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
        {readEarlier && (
          <Button size="small" onClick={readEarlier}>
            {text('firms.page.older')}
          </Button>
        )}
      </Panel>
    </Box>
  );
};

export default LettersPanel;

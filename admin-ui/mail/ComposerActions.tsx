import { Box, Button } from '@mui/material';
import LaterIcon from '@mui/icons-material/ScheduleSendOutlined';
import SendIcon from '@mui/icons-material/Send';
import { useState } from 'react';
import type { Composition } from './answering.ts';
import { LetterFiles } from './LetterFiles.tsx';
import { SendTime } from './SendTime.tsx';
import { TemplateMenu, type TemplateWords } from './TemplateMenu.tsx';
import type { LetterSending } from './useLetterSending.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface ComposerActionsProps extends Pick<LetterSending, 'attach' | 'send' | 'sending'> {
  readonly letter: Composition;
  /** The id of the draft, if the server has it. */
  readonly id: number | undefined;
  /** Called with the texts of a chosen template. */
  readonly onTemplate: (words: TemplateWords) => void;
}

/** The actions on a letter that is written: it is sent now or later, filled from a template, or gets files. */
export function ComposerActions({ letter, id, attach, send, sending, onTemplate }: ComposerActionsProps) {
  const words = useMailboxWords();
  const [choosing, setChoosing] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="contained"
        startIcon={<SendIcon />}
        disabled={sending}
        title="Ctrl+Enter"
        onClick={() => void send()}
      >
        {words.send}
      </Button>
      <Button color="inherit" startIcon={<LaterIcon />} disabled={sending} onClick={() => setChoosing(true)}>
        {words.sendLater}
      </Button>
      <TemplateMenu answeredId={letter.inReplyTo} to={letter.to} disabled={sending} onChoose={onTemplate} />
      <LetterFiles id={id} attach={attach} disabled={sending} />
      {choosing && (
        <SendTime
          title={words.sendLater}
          onClose={() => setChoosing(false)}
          onChoose={(at) => {
            setChoosing(false);
            void send(at);
          }}
        />
      )}
    </Box>
  );
}

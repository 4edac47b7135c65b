import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { mailingMoveNames, mailingMoves, type MailingMove } from '#domain/mail/mailing.rules.ts';
import type { MailingStatus } from '#domain/mail/enums.ts';
import { callApi } from '../../data/client.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useSaveFirst } from '../../parts/useSaveFirst.ts';
import { useMailingWords } from './useMailingWords.ts';

interface MailingMovesProps {
  readonly id: number;
  readonly status: MailingStatus;
}

/** The actions that are possible in the present state of a mailing. */
export function MailingMoves({ id, status }: MailingMovesProps) {
  const words = useMailingWords();
  const ask = useAsk();
  const saveFirst = useSaveFirst();
  const client = useQueryClient();
  const refresh = useRefresh();
  const notifyError = useNotifyError();
  const run = useOneAtATime(async (move: MailingMove) => {
    // A start sends the mailing as it is stored, so what was typed must be saved first.
    if (move === 'start' && !(await saveFirst(words.sendsSaved))) return;
    const questions = { start: words.startSure, stop: words.stopSure, pause: undefined, resume: undefined };
    const question = questions[move];
    if (question !== undefined && !(await ask({ text: question, danger: true }))) return;
    await callApi('POST /mailings/:id/moves/:move', { params: { id, move } }).catch(notifyError);
    await client.invalidateQueries({ queryKey: ['mailing', id] });
    refresh();
  });
  const possible = mailingMoveNames.filter((move) => mailingMoves[move].from.includes(status));
  return possible.map((move) => (
    <Button
      key={move}
      variant={move === 'start' || move === 'resume' ? 'contained' : 'outlined'}
      color={move === 'stop' ? 'error' : 'primary'}
      onClick={() => void run(move)}
    >
      {words[move]}
    </Button>
  ));
}

import { useText } from '../i18n/useText.ts';
import type { Tone } from '../shell/tones.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface SendState {
  readonly label: string;
  readonly tone: Tone;
}

/** How far a letter is that was sent from here, in a word and a colour: one that came back is not a sent one. */
export function useSendState(): (status: string, delivery?: string | null) => SendState {
  const text = useText();
  const words = useMailboxWords();
  return (status, delivery) => {
    if (delivery === 'bounced') return { label: words.returned, tone: 'stop' };
    if (status === 'failed') return { label: text('comments.notSent'), tone: 'stop' };
    if (status === 'sent') return { label: text('comments.sent'), tone: 'go' };
    return { label: text('comments.onItsWay'), tone: 'wait' };
  };
}

import { useText } from '../i18n/useText.ts';
import type { Tone } from '../shell/tones.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface SendState {
  readonly label: string;
  readonly tone: Tone;
}

/**
 * The state of a letter that was sent from here, as a word and a colour. A letter that bounced is shown as returned, although its
 * status says that it was sent.
 */
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

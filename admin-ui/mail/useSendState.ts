import { useText } from '../i18n/useText.ts';
import type { Tone } from '../shell/tones.ts';

/** How far a letter is that was sent from here, in a word and a colour. */
export function useSendState(): (status: string) => { readonly label: string; readonly tone: Tone } {
  const text = useText();
  return (status) => {
    if (status === 'failed') return { label: text('comments.notSent'), tone: 'stop' };
    if (status === 'sent') return { label: text('comments.sent'), tone: 'go' };
    return { label: text('comments.onItsWay'), tone: 'wait' };
  };
}

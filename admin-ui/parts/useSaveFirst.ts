import { useText } from '../i18n/useText.ts';
import { useAsk } from './AskProvider.tsx';
import { hasDraftsAt } from './drafts.ts';
import { formOnScreen } from './saver.ts';

/**
 * Asks whether to save what was typed into the form of this page, before something is done with the stored record.
 * @returns a function of the question, which says why it must be saved, and of the text of the button that saves. It
 * resolves to whether the stored record is as the form shows it
 */
export function useSaveFirst(): (question?: string, yes?: string) => Promise<boolean> {
  const text = useText();
  const ask = useAsk();
  return async (question = text('unsaved.actsOnSaved'), yes = text('unsaved.saveFirst')) => {
    const pathname = window.location.pathname;
    const save = hasDraftsAt(pathname) ? formOnScreen(pathname)?.save : undefined;
    if (!save) return true;
    const consent = await ask({ text: question, words: { yes, no: text('unsaved.stay') }, danger: false });
    if (!consent || !(await save())) return false;
    await screenShowsSaved();
    return true;
  };
}

/**
 * The query cache updates the screen in a later task. What is opened next must name the saved version, so this waits for
 * that task.
 */
const screenShowsSaved = () => new Promise((resolve) => setTimeout(resolve));

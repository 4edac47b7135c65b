import { useText } from '../i18n/useText.ts';
import { useAsk } from './AskProvider.tsx';
import { hasDraftsAt } from './drafts.ts';
import { formOnScreen } from './saver.ts';

/**
 * Before something is done with the stored record: asks whether to save what was typed into the form of this page. `question`
 * says why it must be saved, `yes` is the button that saves.
 * @returns a function that resolves to whether the stored record is as the form shows it
 */
export function useSaveFirst(): (question?: string, yes?: string) => Promise<boolean> {
  const text = useText();
  const ask = useAsk();
  return async (question = text('unsaved.actsOnSaved'), yes = text('unsaved.saveFirst')) => {
    const here = window.location.pathname;
    const save = hasDraftsAt(here) ? formOnScreen(here)?.save : undefined;
    if (!save) return true;
    const consent = await ask({ text: question, words: { yes, no: text('unsaved.stay') }, danger: false });
    if (!consent || !(await save())) return false;
    await screenShowsSaved();
    return true;
  };
}

/** The query cache tells the screen in a task of its own; what is opened next must name the version that was saved. */
const screenShowsSaved = () => new Promise((resolve) => setTimeout(resolve));

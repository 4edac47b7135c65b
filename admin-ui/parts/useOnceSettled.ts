import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type FormEventHandler,
  type RefObject,
} from 'react';
import { holdsTextWithin, settleInputs, watchSettling, watchTexts } from './settledInputs.ts';

/**
 * Some inputs, such as pickers, hold a typed text until it has been looked up and has become a value (`settledInputs.ts`). The
 * hooks of this file wait for these inputs.
 *
 * This hook runs `act` once every text under an element has become a value. React renders with these values first, because `act`
 * reads the values of the last rendering. If `act` is asked for again meanwhile, it still runs once.
 */
export function useOnceSettled(act: () => void): (root: Element | null | undefined) => void {
  const [isAsked, setAsked] = useState(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isAsked) return;
    setAsked(false);
    latest.current();
  }, [isAsked]);
  return (root) => void settleInputs(root).then((settled) => settled && setAsked(true));
}

/**
 * Whether an input under an element holds a text that is no value yet. A button that waits for such a value can be
 * pressed then, because the text may become the value.
 */
export function useHeldText(root: RefObject<Element | null>): boolean {
  return useSyncExternalStore(watchTexts, () => holdsTextWithin(root.current));
}

/**
 * Keeps what is around an input from being submitted while the text in it cannot be read.
 * @param text what is typed; undefined if nothing is
 * @param take takes the text as the value. Returns false if it cannot be read
 * @returns whether this text was refused at a submission, so that the reason is shown although the input has the focus
 */
export function useReadText(
  input: RefObject<HTMLElement | null>,
  text: string | undefined,
  take: () => boolean,
): boolean {
  const [refusedText, setRefusedText] = useState<string>();
  const latest = useRef({ text, take });
  latest.current = { text, take };
  useEffect(
    () =>
      watchSettling({
        element: () => input.current,
        settle: () => {
          const isRead = latest.current.take();
          setRefusedText(isRead ? undefined : latest.current.text);
          return Promise.resolve(isRead);
        },
      }),
    [input],
  );
  return text !== undefined && text === refusedText;
}

/**
 * Lets a form be submitted only once every text in it has become a value.
 * @returns the handler `onSubmitCapture` of an element around the form
 */
export function useSubmitSettled(): FormEventHandler {
  const form = useRef<HTMLFormElement>(null);
  /** True during the submission that this hook requests itself, which must go through. */
  const isSettled = useRef(false);
  const submit = useOnceSettled(() => {
    isSettled.current = true;
    form.current?.requestSubmit();
    isSettled.current = false;
  });
  return (event: FormEvent) => {
    // React passes on the events of dialogs above this one, too. They have forms of their own.
    const isOwn = event.target instanceof HTMLFormElement && event.currentTarget.contains(event.target);
    if (isSettled.current || !isOwn) return;
    event.preventDefault();
    event.stopPropagation();
    form.current = event.target as HTMLFormElement;
    // Waits until this event has ended: during it, the browser ignores another request to submit the form.
    setTimeout(() => submit(form.current));
  };
}

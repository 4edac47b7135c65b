import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { draftAt, forgetDraft, keepDraft, useDraftAddress, type KeptDraft } from '../../parts/drafts.ts';

type Values = Readonly<Record<string, unknown>>;

interface HeldForm {
  /** The draft that was found when the form was opened; the form already holds it. */
  readonly restored: KeptDraft | undefined;
  /** Whether the draft, if there is one, has been put into the form. Before that, nothing may be compared with the form. */
  readonly ready: boolean;
  /** Whether the form holds typed values that are not saved. */
  readonly changed: boolean;
  /** Hides the note about the restored draft; its values stay in the form. */
  readonly dismiss: () => void;
}

const picked = (values: Values, names: readonly string[] | undefined): Values =>
  names
    ? Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))
    : values;

interface HeldFormProps {
  /** The fields to keep; all if absent. */
  readonly names?: readonly string[];
  /** The record as it was read before the person typed. */
  readonly base?: () => unknown;
  /**
   * Whether these values differ in meaning from what was read. A different notation, such as `1,50` for `1.5`, does not count. If
   * absent, the form is asked whether it is dirty.
   */
  readonly differs?: (values: Values) => boolean;
}

/**
 * Keeps the typed values of this form under its address and restores them when the form is opened again: after another
 * tab, a reload, or signing in again.
 */
export function useHeldForm(props: HeldFormProps = {}): HeldForm {
  const form = useFormContext();
  const { isDirty, isReady } = useFormState();
  const address = useDraftAddress();
  const [restored, setRestored] = useState<KeptDraft>();
  const [ready, setReady] = useState(false);
  const [changed, setChanged] = useState(false);
  /** The address at which the form was opened: the draft stays under it, even if the address of the page changes. */
  const firstAddress = useRef(address);
  const latestProps = useRef(props);
  latestProps.current = props;

  // Restores the draft, once, as soon as the form is ready.
  useEffect(() => {
    if (!isReady || ready) return;
    const draft = draftAt(firstAddress.current);
    // A draft that says the same as the form is not restored.
    const restoredValues = draft && { ...form.getValues(), ...(draft.values as Values) };
    if (draft && restoredValues && (latestProps.current.differs?.(restoredValues) ?? true)) {
      // The default values stay those that were read, so that the restored values count as not saved.
      form.reset(restoredValues, { keepDefaultValues: true });
      setRestored(draft);
    }
    setReady(true);
  }, [form, isReady, ready]);

  // Keeps the draft. It begins only after an earlier draft has been restored, which it would overwrite otherwise. It uses
  // `subscribe`, because `useWatch` would render the whole form at each key.
  useEffect(() => {
    if (!ready) return undefined;
    const keep = (dirty: boolean) => {
      const { names, base, differs } = latestProps.current;
      const values = form.getValues() as Values;
      const isChanged = differs?.(values) ?? dirty;
      setChanged(isChanged);
      if (isChanged) keepDraft(firstAddress.current, picked(values, names), base?.());
      else forgetDraft(firstAddress.current);
    };
    keep(isDirty);
    // One key may change several fields, each with an event of its own; the whole record is compared once for all of them.
    let waitingDirty: boolean | undefined;
    const keepWaiting = () => {
      if (waitingDirty === undefined) return;
      const dirty = waitingDirty;
      waitingDirty = undefined;
      keep(dirty);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        if (waitingDirty === undefined) queueMicrotask(keepWaiting);
        waitingDirty = state.isDirty === true;
      },
    });
    return () => {
      unsubscribe();
      keepWaiting();
    };
  }, [form, isDirty, ready]);

  return { restored, ready, changed, dismiss: () => setRestored(undefined) };
}

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useObjectMeta } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { blankValues, payloadOf } from '../objects/detail/payload.ts';

const CreateDialog = lazy(() => import('../objects/fields/CreateDialog.tsx'));

type Values = Readonly<Record<string, unknown>>;

interface EventDialogOptions {
  /** The fields to ask for after the title. */
  readonly asks: readonly string[];
  /** Called with the presentation of the event, once it is stored and the dialog is closed. */
  readonly onMade: (what: string) => Promise<void>;
}

/** The dialog of a new calendar event. `open` shows it with these values; until the metadata is loaded it does nothing. */
export function useEventDialog({ asks, onMade }: EventDialogOptions) {
  const { data: meta } = useObjectMeta('calendarEvent');
  const [values, setValues] = useState<Values>();
  const close = (): void => setValues(undefined);
  const open = (initial: Values): void => {
    if (meta) setValues({ ...blankValues(meta), ...initial });
  };
  const dialog: ReactNode = values && meta && (
    <Suspense fallback={null}>
      <CreateDialog
        meta={meta}
        values={values}
        asks={asks}
        make={async (written) => {
          const created = await recordCalls.create(meta, payloadOf(meta, written));
          close();
          await onMade(String(created.presentation));
        }}
        onClose={close}
      />
    </Suspense>
  );
  return { dialog, open, canCreate: meta?.canCreate === true };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useObjectMeta } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { useNotifyDone } from '../../parts/DoneToast.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { blankValues, payloadOf } from '../detail/payload.ts';

/** The field that holds the name of a record; undefined if it has none that people write. */
export function nameFieldOf({ fields, presentation }: ObjectMeta): FieldMeta | undefined {
  return fields.find(({ name, type, readOnly }) => name === presentation[0] && type === 'text' && !readOnly);
}

/** The required fields without a default, apart from the name. */
export function neededFieldsOf(meta: ObjectMeta): readonly FieldMeta[] {
  return meta.fields.filter(
    ({ name, required, readOnly, defaultValue }) =>
      required &&
      !readOnly &&
      name !== nameFieldOf(meta)?.name &&
      (defaultValue === null || defaultValue === ''),
  );
}

interface CreationProps {
  readonly objectName: string;
  /** The boolean field to set in the new record. */
  readonly where: string | undefined;
  /** Whether somebody has typed. Before that, nothing is requested from the server. */
  readonly isEnabled: boolean;
  readonly onDone: (made: Reference) => void;
}

/** A new record whose name was typed and for whose other fields a dialog asks. */
export interface AskedCreation {
  readonly meta: ObjectMeta;
  /** The initial values of the new record. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields to ask for after the name; if not given, the required ones. */
  readonly asks?: readonly string[];
  /** Stores the record and closes the dialog; rejects if the server refuses. */
  readonly make: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Creates the record whose name was typed: at once if the name is enough, else in a dialog for the other fields.
 * @returns `offer`: what a picker offers, undefined while it is not known whether the person may create a record by its name;
 *   `asked`: the props of the dialog while it is open
 */
export function useCreation({ objectName, where, isEnabled, onDone }: CreationProps) {
  const text = useText();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  /** The values with which the dialog for the other fields is open; undefined while it is closed. */
  const [askedValues, setAskedValues] = useState<Readonly<Record<string, unknown>>>();
  const { data: meta } = useObjectMeta(isEnabled || askedValues ? objectName : undefined);
  const nameField = meta?.canCreate ? nameFieldOf(meta) : undefined;
  if (!meta || !nameField) return { offer: undefined, asked: undefined };

  const label = (key: 'picker.create' | 'picker.created', words: string) =>
    text(key, { words, object: meta.singularTitle });
  const make = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    const createdRecord = await recordCalls.create(meta, payloadOf(meta, values));
    const presentation = String(createdRecord.presentation ?? values[nameField.name]);
    void client.invalidateQueries({ queryKey: [meta.path] });
    setAskedValues(undefined);
    onDone({ id: createdRecord.id, presentation });
    notifyDone(label('picker.created', presentation));
  };
  /** Resolves when the record is stored, or when the dialog for the other fields opens. */
  const create = async (words: string): Promise<void> => {
    const values = { ...blankValues(meta, where), [nameField.name]: words };
    if (neededFieldsOf(meta).length > 0) setAskedValues(values);
    else await make(values).catch(notifyError);
  };
  return {
    offer: { label: (words: string) => label('picker.create', words), create },
    asked:
      askedValues &&
      ({
        meta,
        values: askedValues,
        make,
        onClose: () => setAskedValues(undefined),
      } satisfies AskedCreation),
  };
}

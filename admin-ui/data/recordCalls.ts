import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { CountAnswer, LifecycleAnswer, TotalsAnswer } from '#domain/kernel/recordContracts.ts';
import type { Served } from '#domain/kernel/recordShape.ts';
import type { ImportAnswer } from '#domain/platform/sheets/import.contracts.ts';
import { download } from './download.ts';
import { call, sendForm, type FormSending, type Query } from './http.ts';

/** An object by its declaration, with typed records; or by its metadata, with untyped ones. */
interface Addressed {
  /** Undefined only for a query that is not enabled before the path is known. */
  readonly path: string | undefined;
}
/** A record as the API answers it: `RecordAt<typeof objects.vehicle>` has the typed fields of a vehicle. */
type RecordAt<O extends Addressed> = O extends Declaration ? Served<O> : AnyRecord;

/** A page of a list. */
export interface PageOf<R = AnyRecord> {
  readonly rows: R[];
  /** How many records the whole list has. */
  readonly count: number;
  /** There are more than `count`: counting stopped at its cap. */
  readonly countCapped?: boolean;
  /** The value of `after` that asks for the next page; absent on the last page. */
  readonly next?: string;
}

interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

const pathOf = ({ path }: Addressed, id: number | string): string =>
  `/${path}/${encodeURIComponent(String(id))}`;

/** The calls that every object has. The types of the records come from the object's declaration. */
export const recordCalls = {
  list: <O extends Addressed>(object: O, options: RequestOptions & { readonly query?: Query } = {}) =>
    call<PageOf<RecordAt<O>>>(`/${object.path}`, options),
  count: (object: Addressed, options: RequestOptions & { readonly query?: Query }) =>
    call<CountAnswer>(`/${object.path}/count`, options),
  totals: (object: Addressed, options: RequestOptions & { readonly query?: Query }) =>
    call<TotalsAnswer>(`/${object.path}/totals`, options),
  read: <O extends Addressed>(object: O, id: number | string, options: RequestOptions = {}) =>
    call<RecordAt<O>>(pathOf(object, id), options),
  lifecycle: (object: Addressed, id: number, options: RequestOptions) =>
    call<LifecycleAnswer>(`${pathOf(object, id)}/lifecycle`, options),
  create: <O extends Addressed>(object: O, values: object) =>
    call<RecordAt<O>>(`/${object.path}`, { method: 'POST', body: values }),
  write: <O extends Addressed>(object: O, id: number | string, values: object) =>
    call<RecordAt<O>>(pathOf(object, id), { method: 'PUT', body: values }),
  /** Marks the record for deletion, or removes the mark. */
  mark: <O extends Addressed>(object: O, id: number | string, markedToDelete: boolean) =>
    call<RecordAt<O>>(`/${object.path}/change_deletion_mark`, {
      method: 'POST',
      body: { id, markedToDelete },
    }),
  /** Only documents can be confirmed. */
  confirm: (object: Addressed, id: number | string) =>
    call<AnyRecord>(`/${object.path}/confirm/${id}`, { method: 'PUT', body: {} }),
  undoConfirm: (object: Addressed, id: number | string) =>
    call<AnyRecord>(`/${object.path}/undo_confirm/${id}`, { method: 'PUT', body: {} }),
  exportSheet: ({ path }: Addressed, query: Query) => download(`/${path}/export`, query),
  importSheet: ({ path }: Addressed, preview: boolean, form: FormData, sending: FormSending) =>
    sendForm<ImportAnswer>(`/${path}/import${preview ? '/preview' : ''}`, form, sending),
  /** Removes the record for good, unlike `mark`. */
  remove: (object: Addressed, id: number | string) =>
    call<{ readonly id: number }>(pathOf(object, id), { method: 'DELETE' }),
};

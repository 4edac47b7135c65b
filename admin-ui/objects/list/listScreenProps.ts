import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { View, ViewParts } from '#domain/platform/view.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import type { ViewInUse } from '../../views/useView.ts';
import type { Column } from '../table/columns.ts';
import type { IsTextField } from './narrowing.ts';

/** What the parts of a list's screen show. */
export interface ListScreenProps {
  readonly meta: ObjectMeta;
  /** The view with this person's changes as they are stored, and the functions that store others. */
  readonly inUse: ViewInUse;
  /** This person's changes of the view, read from `inUse`. */
  readonly own: ViewParts;
  /** The view that is shown: with the person's changes, or that of the declaration if it could not be read. */
  readonly view: View;
  readonly columns: readonly Column[];
  /** The filter that is sent to the API. */
  readonly filter: ListFilter;
  readonly isTextField: IsTextField;
}

import { useMemo } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { partsOf, type View } from '#domain/platform/view.ts';
import { defaultView } from '#domain/platform/viewDefault.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { usePathFields } from '../../data/usePathFields.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useChosenView } from '../../views/useChosenView.ts';
import { useView, type ViewInUse } from '../../views/useView.ts';
import type { Column } from '../table/columns.ts';
import { AddressedList } from './AddressedList.tsx';
import { ListScreen } from './ListScreen.tsx';
import { wholeList } from './listState.ts';
import { narrowingOf, textFieldsOf } from './narrowing.ts';
import { shownBy } from './savedFilters.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useListAddress } from './useListAddress.ts';
import { pathsToServe, useColumns } from './useColumns.ts';

/** The list of one object's records, with this person's view. */
export function ObjectList({ meta }: { meta: ObjectMeta }) {
  const inUse = useView(meta.name, 'list', useChosenView());
  // If the view cannot be read, the view of the declaration is used.
  const view = inUse.view ?? (inUse.error ? defaultView(registry.byName(meta.name), 'list') : undefined);
  const columns = useColumns(meta.name, view);
  if (!view || !columns)
    return (
      <>
        <PageHeader title={meta.title} />
        <TableSkeleton />
      </>
    );
  return <ListOfView meta={meta} inUse={inUse} view={view} columns={columns} />;
}

interface ListOfViewProps {
  readonly meta: ObjectMeta;
  /** The view with what this person has changed in it (`own`), and the functions that change it. */
  readonly inUse: ViewInUse;
  /** The view that is shown: that of `inUse`, or the default one. */
  readonly view: View;
  readonly columns: readonly Column[];
}

const ListOfView = ({ meta, inUse, view, columns }: ListOfViewProps) => {
  const own = useMemo(() => partsOf(inUse.own), [inUse.own]);
  // The person's own default filter comes before the administrator's.
  const defaultFilter =
    own.filters.find(({ isDefault }) => isDefault) ?? view.filters.find(({ isDefault }) => isDefault);
  const address = useListAddress(meta.name, defaultFilter && { ...wholeList, ...shownBy(defaultFilter) });
  const { state } = address;
  const quickFields = usePathFields(meta.name, Object.keys(state.quick));
  const isTextField = textFieldsOf(quickFields);
  const filter = narrowingOf(state, isTextField);
  useRefetchOnChange([meta.name], [meta.path, 'getList']);
  return (
    <AddressedList
      resource={meta.path}
      address={address}
      sort={view.sort}
      perPage={view.pageSize}
      filter={{ ...noAddressValues, ...filter }}
      queryOptions={{
        meta: { columns: pathsToServe(columns) },
        enabled: quickFields !== undefined,
        retry: 1,
        onError: showNoError,
      }}
    >
      <ListScreen
        meta={meta}
        inUse={inUse}
        own={own}
        view={view}
        columns={columns}
        filter={filter}
        isTextField={isTextField}
      />
    </AddressedList>
  );
};

/**
 * Removes the values that `ListBase` reads from the address and would send as they are: `filter` has them already, in the
 * format of the API.
 */
const noAddressValues = {
  from: undefined,
  to: undefined,
  marked: undefined,
  quick: undefined,
  conditions: undefined,
};

/** An error needs no message, because the list shows it. */
const showNoError = (): void => undefined;

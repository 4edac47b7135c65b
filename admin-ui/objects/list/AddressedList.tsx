import {
  ListBase,
  reactRouterProvider,
  RouterProviderContext,
  useRouterProvider,
  type ListBaseProps,
  type RouterNavigateFunction,
  type RouterProvider,
} from 'ra-core';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { raSearchOf, stateFromRa, wholeList } from './listState.ts';
import type { ListAddress } from './useListAddress.ts';

interface AddressedListProps extends Pick<ListBaseProps<AnyRecord>, 'resource' | 'filter' | 'queryOptions'> {
  readonly address: ListAddress;
  /** The order and page size of the view, which are not written into the address. */
  readonly sort: { readonly path: string; readonly desc: boolean };
  readonly perPage: number;
  readonly children: ReactNode;
}

/**
 * The `ListBase` of ra-core, with its parameters in our own short format of the address. A change replaces the address
 * instead of pushing a new one, so that Back leaves the list. ra-core keeps no parameters of its own (`storeKey`). It reads
 * and writes the address through the router that is provided here.
 */
export function AddressedList({ address, sort, perPage, children, ...props }: AddressedListProps) {
  const outerRouter = useRouterProvider();
  const order = sort.desc ? 'DESC' : 'ASC';
  const ownSort = useMemo(() => ({ field: sort.path, order }) as const, [sort.path, order]);
  const addressInUse = useMemo(() => ({ ...address, ownSort }), [address, ownSort]);
  return (
    <AddressInUse.Provider value={addressInUse}>
      <RouterProviderContext.Provider value={addressRouter}>
        <ListBase<AnyRecord>
          {...props}
          // Somebody is certainly signed in here.
          disableAuthentication
          storeKey={false}
          sort={ownSort}
          perPage={perPage}
        >
          {/* Links inside the list use the usual router again. */}
          <RouterProviderContext.Provider value={outerRouter}>{children}</RouterProviderContext.Provider>
        </ListBase>
      </RouterProviderContext.Provider>
    </AddressInUse.Provider>
  );
}

interface AddressInUse extends ListAddress {
  /** The order of the view, which is not written into the address. */
  readonly ownSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

const AddressInUse = createContext<AddressInUse>({
  state: wholeList,
  show: () => undefined,
  ownSort: { field: 'id', order: 'ASC' },
});

/** The address in the format that `useListParams` of ra-core reads. */
const useLocation: RouterProvider['useLocation'] = () => {
  const location = reactRouterProvider.useLocation();
  const { state } = useContext(AddressInUse);
  return useMemo(() => ({ ...location, search: raSearchOf(state) }), [location, state]);
};

/** Writes the query string of `useListParams` into our address. */
const useNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = reactRouterProvider.useNavigate();
  const { show, ownSort } = useContext(AddressInUse);
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      // `useListParams` gives an object with nothing but the query string. Any other navigation is left to the usual router.
      if (typeof to !== 'object' || to.search === undefined || to.pathname !== undefined)
        return navigate(to, options);
      show(stateFromRa(to.search, ownSort));
    },
    [navigate, show, ownSort],
  );
};

const addressRouter: RouterProvider = { ...reactRouterProvider, useLocation, useNavigate };

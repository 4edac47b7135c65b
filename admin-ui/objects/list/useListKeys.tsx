import { lazy, Suspense, useRef, useState } from 'react';
import { useBareKey } from '../../parts/useKeys.ts';

const GridKeysHelp = lazy(() => import('./GridKeysHelp.tsx'));

/** The keys of a list: `/` focuses the search and selects its text, `?` opens the help on keyboard shortcuts. */
export function useListKeys() {
  const searchInput = useRef<HTMLInputElement>(null);
  const [helping, setHelping] = useState(false);
  const showHelp = () => setHelping(true);
  useBareKey('/', () => {
    searchInput.current?.focus();
    searchInput.current?.select();
  });
  useBareKey('?', showHelp);
  return {
    searchInput,
    showHelp,
    help: helping && (
      <Suspense>
        <GridKeysHelp onClose={() => setHelping(false)} />
      </Suspense>
    ),
  };
}

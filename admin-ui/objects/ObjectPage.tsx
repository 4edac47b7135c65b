import { useAuthenticated } from 'ra-core';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useLiveParameters, useObjectAt, useObjectMeta } from '../data/metadata.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { lazyScreen } from '../shell/loading/lazyScreen.ts';
import { ScreenSkeleton } from '../shell/loading/ScreenSkeleton.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { ObjectList } from './list/ObjectList.tsx';

const loadDetail = () => import('./detail/ObjectDetail.tsx');
const ObjectDetail = lazyScreen(loadDetail);
const ObjectCreate = lazyScreen(() => import('./detail/ObjectCreate.tsx'));

/** The page of any declared object: its list, one record, or a new record. */
const ObjectPage = () => {
  useAuthenticated();
  useLiveParameters();
  const { path = '', id } = useParams();
  const { object, isPending, error: objectError } = useObjectAt(path);
  const { data: meta, error } = useObjectMeta(object?.name);
  if (objectError && !object) return <ErrorNote error={objectError} />;
  if (!isPending && !object) return <NotFoundPage />;
  if (error && !meta) return <ErrorNote error={error} />;
  if (!meta) return <ScreenSkeleton />;
  return <View key={`${meta.name} ${id ?? ''}`} meta={meta} id={id} />;
};

const View = ({ meta, id }: { meta: ObjectMeta; id: string | undefined }) => {
  useDetailLoadedEarly(id === undefined);
  if (id === undefined) return <ObjectList meta={meta} />;
  if (id === 'create') return meta.canCreate ? <ObjectCreate meta={meta} /> : <NotFoundPage />;
  return /^\d+$/.test(id) ? <ObjectDetail meta={meta} id={Number(id)} /> : <NotFoundPage />;
};

const firstInputs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads the code of a record's page at the first movement, click or key in a list, so that opening a row does not wait. */
function useDetailLoadedEarly(inList: boolean): void {
  useEffect(() => {
    if (!inList) return undefined;
    const listening = new AbortController();
    const load = () => {
      listening.abort();
      // Opening the page loads it again, and shows the error if that fails too.
      loadDetail().catch(() => undefined);
    };
    for (const input of firstInputs) window.addEventListener(input, load, { signal: listening.signal });
    return () => listening.abort();
  }, [inList]);
}

export default ObjectPage;

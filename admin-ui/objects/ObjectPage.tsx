import { useAuthenticated } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useLiveParameters, useObjectAt, useObjectMeta } from '../data/metadata.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { ScreenSkeleton } from '../shell/loading/ScreenSkeleton.tsx';
import { GoToNotFound } from '../shell/NotFoundPage.tsx';
import { ObjectCreate } from './detail/ObjectCreate.tsx';
import { ObjectDetail } from './detail/ObjectDetail.tsx';
import { ObjectList } from './list/ObjectList.tsx';

/** The page of any declared object: its list, one record, or a new record. */
const ObjectPage = () => {
  useAuthenticated();
  useLiveParameters();
  const { path = '', id } = useParams();
  const { object, isPending, error: unknown } = useObjectAt(path);
  const { data: meta, error } = useObjectMeta(object?.name);
  if (unknown && !object) return <ErrorNote error={unknown} />;
  if (!isPending && !object) return <GoToNotFound />;
  if (error && !meta) return <ErrorNote error={error} />;
  if (!meta) return <ScreenSkeleton />;
  return <View key={`${meta.name} ${id ?? ''}`} meta={meta} id={id} />;
};

const View = ({ meta, id }: { meta: ObjectMeta; id: string | undefined }) => {
  if (id === undefined) return <ObjectList meta={meta} />;
  if (id === 'create') return meta.canCreate ? <ObjectCreate meta={meta} /> : <GoToNotFound />;
  return /^\d+$/.test(id) ? <ObjectDetail meta={meta} id={Number(id)} /> : <GoToNotFound />;
};

export default ObjectPage;

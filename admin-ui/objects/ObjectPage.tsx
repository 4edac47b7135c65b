import { useAuthenticated } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useLiveParameters, useObjectAt, useObjectMeta } from '../data/metadata.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { GoToNotFound } from '../shell/NotFoundPage.tsx';
import { ObjectCreate } from './detail/ObjectCreate.tsx';
import { ObjectDetail } from './detail/ObjectDetail.tsx';
import { ObjectList } from './list/ObjectList.tsx';

/** Any declared object at its own path: the list, a record, or a new one. */
const ObjectPage = () => {
  useAuthenticated();
  useLiveParameters();
  const { path = '', id } = useParams();
  const { object, isPending } = useObjectAt(path);
  const { data: meta, error } = useObjectMeta(object?.name);
  if (!isPending && !object) return <GoToNotFound />;
  if (error) return <ErrorNote error={error} />;
  return meta ? <View key={`${meta.name} ${id ?? ''}`} meta={meta} id={id} /> : null;
};

const View = ({ meta, id }: { meta: ObjectMeta; id: string | undefined }) => {
  if (id === undefined) return <ObjectList meta={meta} />;
  if (id === 'create') return meta.canCreate ? <ObjectCreate meta={meta} /> : <GoToNotFound />;
  return /^\d+$/.test(id) ? <ObjectDetail meta={meta} id={Number(id)} /> : <GoToNotFound />;
};

export default ObjectPage;

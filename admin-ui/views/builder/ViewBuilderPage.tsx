import { useAuthenticated, usePermissions } from 'ra-core';
import { useParams } from 'react-router-dom';
import { registry } from '#domain/objects.ts';
import { useObjectMeta } from '../../data/metadata.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { useChosenView } from '../useChosenView.ts';
import type { Builder } from './BuilderContext.ts';
import { useLaidOutView } from './useLaidOutView.ts';
import { ViewBuilder } from './ViewBuilder.tsx';

const viewTypes: readonly Builder['viewType'][] = ['list', 'detail', 'select'];

/** `/view-builder/vehicle/detail?view=7`: only for people with full rights. */
const ViewBuilderPage = () => {
  useAuthenticated();
  const { objectName = '', viewType = '' } = useParams();
  const { permissions, isPending } = usePermissions<{ fullRights: boolean }>();
  const type = viewTypes.find((each) => each === viewType);
  if (isPending) return null;
  if (!type || !registry.has(objectName) || !permissions?.fullRights) return <NotFoundPage />;
  return <Loaded objectName={objectName} viewType={type} />;
};

const Loaded = ({ objectName, viewType }: { objectName: string; viewType: Builder['viewType'] }) => {
  const { data: meta } = useObjectMeta(objectName);
  const viewId = useChosenView();
  const { laidOut, error } = useLaidOutView(meta, viewType, viewId);
  if (error) return <ErrorNote error={error} />;
  if (!meta || !laidOut) return null;
  const { view, namedView, views } = laidOut;
  return (
    <ViewBuilder
      key={`${objectName} ${viewType} ${viewId ?? ''}`}
      meta={meta}
      viewType={viewType}
      view={view}
      namedView={namedView}
      views={views}
    />
  );
};

export default ViewBuilderPage;

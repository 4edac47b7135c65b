import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { RecordNamed } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { ViewType } from '#domain/platform/view.ts';
import { viewContracts } from '#domain/platform/view.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { findOne, upsertOne } from '../records/upsertOne.ts';

const tag = 'app';
type ViewSetting = RecordNamed<'viewSetting'> & AnyRecord;
const byDefaultFirst = (one: ViewSetting, other: ViewSetting): number =>
  Number(other.isDefault) - Number(one.isDefault) || one.name.localeCompare(other.name);

/** The views of an object for the caller: the layout by an administrator (`viewSetting`), with the caller's own changes. */
export function viewEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  const { registry } = database;

  const mustRead = (actor: Actor, objectId: string): void => {
    const declaration = registry.byName(objectId);
    if (!may(actor, 'read', declaration)) throw fail('no_access', { object: objectId });
  };

  /** Layouts are read as the system actor, because everyone who may read an object may know its layout. */
  const viewsOf = async (objectId: string, type: ViewType): Promise<ViewSetting[]> => {
    const filter = { objectId, viewType: type, markedToDelete: false };
    const found = (await findRecords(database, systemActor, 'viewSetting', filter)) as unknown;
    return (found as ViewSetting[]).toSorted(byDefaultFirst);
  };

  /**
   * The chosen view, or the default one if `viewId` is undefined, with the caller's changes in it (`userViewSetting`). If there is no
   * default view, `viewSetting` is null: then the layout follows from the declaration.
   */
  const viewFor = async (actor: Actor, objectId: string, type: ViewType, viewId: number | undefined) => {
    const views = await viewsOf(objectId, type);
    const viewSetting = views.find(({ id, isDefault }) => (viewId === undefined ? isDefault : id === viewId));
    if (viewId !== undefined && !viewSetting)
      throw fail('record_not_found', { object: 'viewSetting', id: viewId });
    const key = { user: actor.userId, objectId, viewType: type, view: viewSetting?.id ?? null };
    const userViewSetting = await findOne(database, actor, 'userViewSetting', key);
    return {
      viewSetting: viewSetting ?? null,
      userViewSetting: userViewSetting ?? null,
      views: views.map(({ id, name, title, isDefault }) => ({ id, name, title, isDefault })),
    };
  };

  return [
    serve(viewContracts.read, {
      tag,
      summary: 'The view of an object, the one chosen or the default one, and what the caller changed in it',
      access: 'signedIn',
      handle: async ({ actor, params, query }) => {
        mustRead(actor, params.objectId);
        return viewFor(actor, params.objectId, params.viewType, query.view);
      },
    }),
    serve(viewContracts.write, {
      tag,
      summary: 'Changes a view for the caller alone; `null` takes a change back',
      access: 'signedIn',
      handle: async ({ actor, params, body: { view: viewId, ...changes }, request }) => {
        const { objectId, viewType: type } = params;
        mustRead(actor, objectId);
        const { viewSetting } = await viewFor(actor, objectId, type, viewId);
        const key = { user: actor.userId, objectId, viewType: type, view: viewSetting?.id ?? null };
        await writeOnce(database, actor, request, (tx) =>
          upsertOne(tx, registry, actor, 'userViewSetting', key, changes),
        );
        return viewFor(actor, objectId, type, viewId);
      },
    }),
  ];
}

import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { may } from '#domain/platform/access.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { viewType } from '#domain/platform/enums.ts';
import { viewShapes, type ViewType } from '#domain/platform/view.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { keepOne } from '../records/keepOne.ts';

const tag = 'app';
const named = z.object({ objectId: z.string().min(1).max(60), viewType: z.enum(viewType.values) });
const chosen = { view: recordId.optional() };
const kept = {
  items: viewShapes.items.nullish(),
  filters: viewShapes.filters.nullish(),
  toolbar: viewShapes.toolbar.nullish(),
};
const answer = z.object({
  viewSetting: z.looseObject({ id: z.number() }).nullable(),
  userViewSetting: z.looseObject({ id: z.number() }).nullable(),
  views: z.array(
    z.object({ id: z.number(), name: z.string(), title: z.string().nullable(), isDefault: z.boolean() }),
  ),
});

const byDefaultFirst = (one: AnyRecord, other: AnyRecord): number =>
  Number(other.isDefault) - Number(one.isDefault) || String(one.name).localeCompare(String(other.name));

/** How an object looks to the caller: what an administrator laid out, and what they changed in it for themselves. */
export const viewEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => {
  const { registry } = database;

  const readable = (actor: Actor, objectId: string): Declaration => {
    const declaration = registry.byName(objectId);
    if (!may(actor, 'read', declaration)) throw fail('no_access', { object: objectId });
    return declaration;
  };

  /** Whoever may read an object may know how its screens are laid out, so these are read on the server's behalf. */
  const viewsOf = async (objectId: string, type: ViewType): Promise<AnyRecord[]> => {
    const filter = { objectId, viewType: type, markedToDelete: false };
    return (await findRecords(database, systemActor, 'viewSetting', filter)).toSorted(byDefaultFirst);
  };

  const standing = async (actor: Actor, objectId: string, type: ViewType, wanted: number | undefined) => {
    const views = await viewsOf(objectId, type);
    const viewSetting = views.find(({ id, isDefault }) => (wanted === undefined ? isDefault : id === wanted));
    if (wanted !== undefined && !viewSetting)
      throw fail('record_not_found', { object: 'viewSetting', id: wanted });
    const key = { user: actor.userId, objectId, viewType: type, view: viewSetting?.id ?? null };
    const [userViewSetting] = await findRecords(database, actor, 'userViewSetting', key);
    return {
      viewSetting: viewSetting ?? null,
      userViewSetting: userViewSetting ?? null,
      views: views.map(({ id, name, title, isDefault }) => ({ id, name, title, isDefault })),
    };
  };

  return [
    endpoint({
      method: 'get',
      path: '/app/views/:objectId/:viewType',
      tag,
      summary: 'The view of an object, the one chosen or the default one, and what the caller changed in it',
      access: 'signedIn',
      params: named,
      query: z.object(chosen),
      answer,
      handle: async ({ actor, params, query }) => {
        readable(actor, params.objectId);
        return standing(actor, params.objectId, params.viewType, query.view);
      },
    }),
    endpoint({
      method: 'put',
      path: '/app/views/:objectId/:viewType',
      tag,
      summary: 'Changes a view for the caller alone; `null` takes a change back',
      access: 'signedIn',
      params: named,
      body: z.strictObject({ ...chosen, ...kept }),
      answer,
      handle: async ({ actor, params, body: { view: wanted, ...changes }, request }) => {
        const { objectId, viewType: type } = params;
        readable(actor, objectId);
        const { viewSetting } = await standing(actor, objectId, type, wanted);
        const key = { user: actor.userId, objectId, viewType: type, view: viewSetting?.id ?? null };
        await writeOnce(database, actor, request, (tx) =>
          keepOne(tx, registry, actor, 'userViewSetting', key, changes),
        );
        return standing(actor, objectId, type, wanted);
      },
    }),
  ];
};

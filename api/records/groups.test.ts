import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { registry } from '#domain/objects.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

const grouped = registry.all.filter(({ groupedBy }) => groupedBy !== undefined);
const filledIn = ({ fields }: Declaration, name: string): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { type, ...traits }]) =>
      type === 'text' && 'required' in traits && traits.required ? [[field, name]] : [],
    ),
  );

it('articles and menu entries stand in groups', () => {
  expect(grouped.map(({ name }) => name).toSorted()).toEqual(['articleDocument', 'navigationItem']);
});

describe.each(grouped.map((declaration) => [declaration.name, declaration] as const))(
  'a group of %s',
  (object, declaration) => {
    const { path, groupedBy = '' } = declaration;
    const at = `/${path}`;
    const make = async (name: string, group?: number): Promise<number> => {
      const { body } = await admin.post(at, {
        ...filledIn(declaration, name),
        ...(group ? { [groupedBy]: group } : {}),
      });
      return (body as { id: number }).id;
    };
    const mark = (id: number, markedToDelete: boolean) =>
      admin.post(`${at}/change_deletion_mark`, { id, markedToDelete });
    const isMarked = async (id: number): Promise<unknown> =>
      ((await admin.get(`${at}/${id}`)).body as { markedToDelete: unknown }).markedToDelete;

    it('is not marked while it has items that are not, and says which', async () => {
      const group = await make('Group');
      const item = await make('Item', group);
      expect(await mark(group, true)).toMatchObject({
        status: 409,
        body: { code: 'group_has_items', params: { object, id: group, items: ['Item'] } },
      });
      expect(await isMarked(group)).toBe(false);
      expect(await mark(item, true)).toMatchObject({ status: 200 });
      expect(await mark(group, true)).toMatchObject({ status: 200 });
    });

    it('comes back with an item that is restored, and so do the groups above it', async () => {
      const outer = await make('Outer');
      const inner = await make('Inner', outer);
      const item = await make('Item', inner);
      for (const id of [item, inner, outer]) await mark(id, true);
      expect(await mark(item, false)).toMatchObject({ status: 200 });
      expect(await Promise.all([outer, inner, item].map(isMarked))).toEqual([false, false, false]);
    });

    it('a group that is marked takes no more items', async () => {
      const group = await make('Group');
      const other = await make('Other');
      await mark(group, true);
      expect(await admin.put(`${at}/${other}`, { [groupedBy]: group })).toMatchObject({
        status: 422,
        body: { errors: [{ field: groupedBy, code: 'group_marked' }] },
      });
    });

    it('a group takes no item while somebody is just marking it', async () => {
      const group = await make('Group');
      const { database } = api;
      let joining: Promise<unknown> = Promise.resolve();
      await database.transaction(async (tx) => {
        await tx.records.changeDeletionMark(systemActor, object, group, true);
        const item = { ...filledIn(declaration, 'Late'), [groupedBy]: group };
        joining = database.records.create(systemActor, object, item).catch((error: unknown) => error);
        await expect.poll(() => waitingForLocks(database.sql)).toBeGreaterThan(0);
      });
      expect(await joining).toMatchObject({ errors: [{ field: groupedBy, code: 'group_marked' }] });
    });

    it('a group is not put below a group that somebody is just putting below it', async () => {
      const [one, other] = [await make('One'), await make('Other')];
      const [inOne, inOther] = [await make('In one', one), await make('In other', other)];
      const { database } = api;
      let moving: Promise<unknown> = Promise.resolve();
      await database.transaction(async (tx) => {
        await tx.records.updateOnly(systemActor, object, one, { [groupedBy]: inOther });
        moving = admin.put(`${at}/${other}`, { [groupedBy]: inOne });
        await expect.poll(() => waitingForLocks(database.sql)).toBeGreaterThan(0);
      });
      expect(await moving).toMatchObject({
        status: 422,
        body: { errors: [{ field: groupedBy, code: 'group_inside_itself' }] },
      });
    });

    it('stands neither in itself nor in one of its own subgroups', async () => {
      const outer = await make('Outer');
      const inner = await make('Inner', outer);
      for (const inside of [outer, inner])
        expect(await admin.put(`${at}/${outer}`, { [groupedBy]: inside })).toMatchObject({
          status: 422,
          body: { errors: [{ field: groupedBy, code: 'group_inside_itself' }] },
        });
    });
  },
);

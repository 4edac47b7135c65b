import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';

const tag = 'ships';
const byId = z.object({ id: recordId });
const enumerator = z.string().trim().max(60).optional();
const row = z.looseObject({ id: z.int() });

interface Run {
  readonly id: number;
  readonly unloadingId: number;
  readonly scaleId: number;
}

/** The rows of the plumb line: runs of weighing that begin, end, are dropped or go into another box. */
export const plumbLineEndpoints = ({
  database,
  processes,
}: {
  readonly database: Database;
  readonly processes: Processes;
}): AnyEndpoint[] => {
  const { records } = database;

  const runOf = async (actor: Actor, id: number): Promise<Run> => {
    const found = await records.get(actor, 'plumbLine', id);
    const unloadingId = Number(found.shipUnloadingId);
    await records.mustSee(actor, 'shipUnloading', unloadingId, 'modify');
    return { id, unloadingId, scaleId: Number(found.scaleId) };
  };

  /** The run that is open on a scale, by the ship's disposition, its unloading, or the scale alone. */
  const openRun = async (wish: {
    readonly scaleId: number;
    readonly dispositionId?: number | undefined;
    readonly shipUnloadingId?: number | undefined;
  }): Promise<number> => {
    const { scaleId, dispositionId = null, shipUnloadingId = null } = wish;
    const { rows } = await sql<{ id: number }>`
      select id from plumb_line where scale_id = ${scaleId} and end_weighting is null and not marked_to_delete
        and (${dispositionId}::int is null or disposition_id = ${dispositionId})
        and (${shipUnloadingId}::int is null or ship_unloading_id = ${shipUnloadingId})
      order by id desc limit 1`.execute(database.sql);
    if (!rows[0]) throw fail('record_not_found', { object: 'plumbLine', id: scaleId });
    return rows[0].id;
  };

  /** The unloading that is meant: named itself, or the open one of a disposition. */
  const unloadingOf = async (body: {
    readonly shipUnloadingId?: number | undefined;
    readonly dispositionId?: number | undefined;
  }): Promise<number> => {
    if (body.shipUnloadingId) return body.shipUnloadingId;
    const { rows } = await sql<{ id: number }>`
      select id from ship_unloading where disposition_id = ${body.dispositionId ?? null}
        and approved_date is null and not marked_to_delete order by id desc limit 1`.execute(database.sql);
    if (!rows[0]) throw fail('record_not_found', { object: 'shipUnloading', id: body.dispositionId ?? null });
    return rows[0].id;
  };

  return [
    endpoint({
      method: 'post',
      path: '/plumb_line',
      tag,
      summary: 'Begins a run of weighing on a scale, which goes on until it is ended',
      access: ['operator'],
      refuses: [503],
      status: 201,
      body: z
        .strictObject({
          shipUnloadingId: recordId.optional(),
          dispositionId: recordId.optional(),
          scaleId: recordId,
          boxId: recordId.optional(),
          hold: z.string().trim().max(20).optional(),
          enumerator,
        })
        .refine(({ shipUnloadingId, dispositionId }) => shipUnloadingId || dispositionId, {
          path: ['shipUnloadingId'],
        }),
      answer: row,
      handle: async ({ actor, body, requestId }) => {
        const { scaleId, boxId, hold, enumerator: counter } = body;
        const unloadingId = await unloadingOf(body);
        await records.mustSee(actor, 'shipUnloading', unloadingId, 'modify');
        await records.mustSee(actor, 'scale', scaleId);
        if (boxId) await records.mustSee(actor, 'box', boxId);
        const command = {
          by: actor.userId,
          scaleId,
          ...(boxId ? { boxId } : {}),
          ...(hold ? { hold } : {}),
          ...(counter ? { enumerator: counter } : {}),
        };
        const { open } = await processes.unloadings.command(unloadingId, 'openRun', command, requestId);
        const id = open.find((run) => run.scaleId === scaleId)?.rowId;
        return records.get(actor, 'plumbLine', id ?? (await openRun({ scaleId })));
      },
    }),
    endpoint({
      method: 'post',
      path: '/plumb_line/:id/end',
      tag,
      summary: 'Ends a run: what its scale accepted meanwhile is its weight',
      access: ['operator'],
      refuses: [503],
      params: byId,
      body: z.strictObject({ enumerator }),
      answer: row,
      handle: async ({ actor, params, body, requestId }) => {
        const { unloadingId, scaleId } = await runOf(actor, params.id);
        const command = {
          by: actor.userId,
          scaleId,
          rowId: params.id,
          ...(body.enumerator ? { enumerator: body.enumerator } : {}),
        };
        await processes.unloadings.command(unloadingId, 'closeRun', command, requestId);
        return records.get(actor, 'plumbLine', params.id);
      },
    }),
    endpoint({
      method: 'put',
      path: '/plumb_line/:id/box',
      tag,
      summary: 'Says that the cargo of a run went into another box, or came from another hold',
      access: ['operator'],
      refuses: [503],
      params: byId,
      body: z.strictObject({ boxId: recordId.optional(), hold: z.string().trim().max(20).optional() }),
      answer: row,
      handle: async ({ actor, params, body, requestId }) => {
        const { unloadingId } = await runOf(actor, params.id);
        if (body.boxId) await records.mustSee(actor, 'box', body.boxId);
        const command = {
          by: actor.userId,
          rowId: params.id,
          ...(body.boxId ? { boxId: body.boxId } : {}),
          ...(body.hold ? { hold: body.hold } : {}),
        };
        await processes.unloadings.command(unloadingId, 'changeRun', command, requestId);
        return records.get(actor, 'plumbLine', params.id);
      },
    }),
    endpoint({
      method: 'delete',
      path: '/plumb_line',
      tag,
      summary: 'Takes the run away that is open on a scale, as if it had never begun',
      access: ['operator'],
      refuses: [503],
      query: z.object({
        scaleId: recordId,
        dispositionId: recordId.optional(),
        shipUnloadingId: recordId.optional(),
        /** Only an open run can be taken away, so nothing else can be meant. */
        endWeighting: z.enum(['', 'null']).optional(),
      }),
      answer: z.object({ id: z.int() }),
      handle: async ({ actor, query, requestId }) => {
        const { id, unloadingId, scaleId } = await runOf(actor, await openRun(query));
        await processes.unloadings.command(
          unloadingId,
          'dropRun',
          { by: actor.userId, scaleId, rowId: id },
          requestId,
        );
        return { id };
      },
    }),
  ];
};

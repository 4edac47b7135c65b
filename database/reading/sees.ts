import { KejaError } from '#domain/kernel/fail.ts';
import type { AccessType } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { RecordService } from '../recordService.ts';

/** Whether the actor may read a record, or change it: what `mustSee` would refuse is false here. */
export async function sees(
  records: Pick<RecordService, 'mustSee'>,
  actor: Actor,
  object: string,
  id: number,
  type?: AccessType,
): Promise<boolean> {
  try {
    await records.mustSee(actor, object, id, type);
    return true;
  } catch (error) {
    if (error instanceof KejaError) return false;
    throw error;
  }
}

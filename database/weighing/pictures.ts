import type { Sql } from '../sql.ts';

/** How to connect to the camera of a scale, with its encrypted password, and the code or name of the scale. */
export async function recorderOfScale(db: Sql, scaleId: number) {
  const scale = await db
    .selectFrom('scale')
    .select([
      'video_recorder_user as user',
      'video_recorder_password as password',
      'video_recorder_port as port',
      'video_recorder_request as request',
      'code',
      'name',
    ])
    .where('id', '=', scaleId)
    .executeTakeFirst();
  if (!scale) return undefined;
  const { code, name, ...recorder } = scale;
  return { ...recorder, scale: code ?? name };
}

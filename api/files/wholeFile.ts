import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { FileRecord } from './sendFile.ts';

/** The dependencies of calls that read files. */
export type FileDependencies = Pick<ApiDependencies, 'database' | 'processes'>;

/**
 * The file with its content. If the content was left on a mail server, it is fetched from there first.
 * @throws mail_file_gone, mail_file_too_large, mail_server_away, mail_file_on_its_way
 */
export async function wholeFile(
  { database, processes }: FileDependencies,
  actor: Actor,
  file: FileRecord,
): Promise<FileRecord> {
  if (file.checksum !== null || file.objectName !== 'incomingEmail') return file;
  await processes.mailFiles.bring(file.id);
  const fetched = (await database.records.get(actor, 'file', file.id)) as unknown as FileRecord;
  if (fetched.checksum === null) throw fail('mail_file_gone', { name: file.name });
  return fetched;
}

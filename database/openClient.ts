import pg from 'pg';
import { noteLoss } from './ofPostgres.ts';

/** Opens a connection that belongs to no pool. The caller ends it. */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // Without a listener, a connection that breaks would end the process. The query that is running fails with the same error.
  client.on('error', noteLoss);
  try {
    await client.connect();
  } catch (error) {
    noteLoss(error);
    throw error;
  }
  return client;
}

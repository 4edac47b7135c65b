import pg from 'pg';

/**
 * Runs `update` unless the database has this version already. The version is stored in the comment of the schema, which is
 * part of a backup. It is removed before anything changes: a database whose change was interrupted has no version.
 * @returns whether there was anything to do
 */
export async function unlessBroughtTo(
  databaseUrl: string,
  version: string,
  update: () => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const storeVersion = (comment: string) =>
    client.query(`comment on schema public is ${client.escapeLiteral(comment)}`);
  try {
    const { rows } = await client.query<{ comment: string | null }>(
      `select obj_description('public'::regnamespace, 'pg_namespace') as comment`,
    );
    if (rows[0]?.comment === version) return false;
    await storeVersion('');
    await update();
    await storeVersion(version);
    return true;
  } finally {
    await client.end();
  }
}

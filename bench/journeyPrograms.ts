import { Client, Connection } from '@temporalio/client';
import type { Visitor } from '#api/testing/visitor.ts';
import { connect, type Database } from '#database/connect.ts';
import type { Program } from '#infrastructure/program.ts';
import { startSmsGateway } from '#tools/simulator/smsGateway/server.ts';
import type { Environment } from './environment.ts';

/** The programs that make the journeys of trucks, on a database of their own. */
export interface JourneyPrograms {
  readonly databaseUrl: string;
  readonly database: Database;
  readonly client: Client;
  readonly worker: Program;
  readonly api: Program;
  readonly operator: Visitor;
}

/** Starts a worker and an API with an SMS gateway, and runs the work with them. The programs end with the environment. */
export async function withJourneyPrograms<T>(
  environment: Environment,
  work: (programs: JourneyPrograms) => Promise<T>,
): Promise<T> {
  const databaseUrl = await environment.newDatabase();
  const database = await connect(databaseUrl, { secretKey: environment.secretKey });
  const gateway = await startSmsGateway({ port: 0, token: 'bench' });
  const connection = await Connection.connect({ address: environment.temporalAddress });
  try {
    const worker = await environment.start('activities/worker.ts', {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: environment.secretKey,
      TEMPORAL_ADDRESS: environment.temporalAddress,
      SMSAPI_URL: gateway.url,
      SMSAPI_TOKEN: 'bench',
    });
    const { operator, program: api } = await environment.startApi(databaseUrl);
    return await work({ databaseUrl, database, client: new Client({ connection }), worker, api, operator });
  } finally {
    await connection.close();
    await gateway.close();
    await database.close();
  }
}

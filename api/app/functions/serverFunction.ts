import type { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { BuiltInRole } from '#domain/platform/roles.ts';

/** Something that the server can be asked to do by its name. Only what is registered in code can be asked for. */
export interface ServerFunction<P extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly summary: string;
  /** Who may ask for it besides full rights. */
  readonly roles: readonly BuiltInRole[];
  readonly params: P;
  readonly run: (database: Database, params: z.output<P>) => Promise<unknown>;
}

export const serverFunction = <P extends z.ZodObject>(definition: ServerFunction<P>): ServerFunction =>
  // Params were parsed by this function's own schema before it is run.
  definition;

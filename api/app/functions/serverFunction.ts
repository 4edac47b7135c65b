import type { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { BuiltInRole } from '#domain/platform/roles.ts';

/** A function of the server that can be called by name. Only functions that are registered in code can be called. */
export interface ServerFunction<P extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly summary: string;
  /** The roles that may call it besides full rights. */
  readonly roles: readonly BuiltInRole[];
  readonly params: P;
  readonly run: (database: Database, params: z.output<P>) => Promise<unknown>;
}

/**
 * Gives the function the type that all functions share, which does not say the shape of its params. This is safe, because the
 * contract of the call parses them before the function runs.
 */
export function serverFunction<P extends z.ZodObject>(definition: ServerFunction<P>): ServerFunction {
  return definition;
}

import type { Declaration } from './declaration.ts';
import { fail } from './fail.ts';
import { noParameters, type Parameters } from './parameter.ts';
import { faultsOf } from './declarationFaults.ts';

/** All declared objects, found by name. Created once at start; a wrong declaration then throws an error with its name. */
export interface Registry {
  readonly all: readonly Declaration[];
  byName(name: string): Declaration;
  has(name: string): boolean;
  /** The parameters that administrators have added to an object, as far as known; none if no database was read. */
  parametersOf(name: string): Parameters;
}

/** The same objects, with the parameters of one installation. */
export function withParameters(registry: Registry, parametersOf: Registry['parametersOf']): Registry {
  return {
    ...registry,
    parametersOf,
  };
}

/** @throws if a declaration has a fault, or if two objects share a name or a path; the message lists all faults */
export function createRegistry(declarations: readonly Declaration[]): Registry {
  const names = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  const paths = new Set(declarations.map(({ path }) => path));
  const registry: Registry = {
    all: declarations,
    byName: (name) => {
      const found = names.get(name);
      if (!found) throw fail('object_not_found', { object: name });
      return found;
    },
    has: (name) => names.has(name),
    parametersOf: () => noParameters,
  };
  const faults = declarations.flatMap((declaration) => faultsOf(declaration, registry));
  if (names.size < declarations.length) faults.push('two objects share a name');
  if (paths.size < declarations.length) faults.push('two objects share a path');
  if (faults.length > 0) throw new Error(`Bad declaration: ${faults.join('; ')}`);
  return registry;
}

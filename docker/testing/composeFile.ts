import { parse } from 'yaml';

/** A service of a compose file; only the keys that tests look at. */
export interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly deploy?: { readonly replicas?: string | number };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string; readonly required?: boolean }>>;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

/** Reads a compose file. `merge` takes the `<<` of YAML, by which services share settings. */
export function readCompose(text: string): ComposeFile {
  return parse(text, { merge: true }) as ComposeFile;
}

/** A variable in a value: `${NAME:-otherwise}` or `${NAME:?why it must be given}`. */
const variable = /\$\{([A-Z_]+):([-?])([^}]*)\}/g;

export interface Variable {
  readonly name: string;
  readonly required: boolean;
  /** The default; if the variable is required, why it must be given. */
  readonly otherwise: string;
}

export function variablesIn(text: string): Variable[] {
  return [...text.matchAll(variable)].map(([, name = '', kind, otherwise = '']) => ({
    name,
    required: kind === '?',
    otherwise,
  }));
}

/**
 * A value as a container gets it: each variable is replaced by the given value, or else by its default.
 * @throws if a required variable is not given
 */
export function interpolated(value: string | number, values: Readonly<Record<string, string>>): string {
  return String(value).replaceAll(variable, (_all, name: string, kind: string, otherwise: string) => {
    const replacement = values[name];
    if (replacement !== undefined) return replacement;
    if (kind === '?') throw new Error(`nobody gives ${name}`);
    return otherwise;
  });
}

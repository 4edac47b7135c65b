import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { recordContracts } from '#domain/kernel/recordContracts.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { HeardAnswer } from '../http/hearAnswers.ts';
import { writtenCalls } from '../openapi/describe.ts';

/**
 * Compares answers with their contracts and collects those that do not fit. A key that the contract does not have is a misfit
 * too.
 */
export function answersFit(registry: Registry) {
  const misfits = new Set<string>();
  /** The shape of the answer of each endpoint. An endpoint without a contract has none, and is not checked. */
  const written = new Map<string, z.ZodType | undefined>(
    writtenCalls().map(({ method, path, contract }) => [`${method} ${path}`, contract?.answer]),
  );
  /** The same for the generic calls of records, each found when its first answer is heard. */
  const generic = new Map<string, z.ZodType | undefined>();

  const shapeOf = (method: string, path: string): z.ZodType | undefined => {
    const key = `${method} ${path}`;
    if (written.has(key)) return written.get(key);
    if (!generic.has(key)) generic.set(key, genericShape(registry, method, path));
    return generic.get(key);
  };

  return {
    misfits: (): readonly string[] => [...misfits],
    hear: ({ method, path, status, body }: HeardAnswer): void => {
      const shape = status < 300 ? shapeOf(method, path) : undefined;
      // The body as it is sent: for example without keys that are undefined.
      const why = shape && misfitOf(shape, JSON.parse(JSON.stringify(body ?? null)));
      if (why) misfits.add(`${method} ${path}: ${why}`);
    },
  };
}

const genericShape = (registry: Registry, method: string, path: string): z.ZodType | undefined => {
  for (const declaration of registry.all) {
    if (path !== `/${declaration.path}` && !path.startsWith(`/${declaration.path}/`)) continue;
    const found = Object.values(recordContracts(declaration)).find(
      (each) => each.method === method && each.path === path,
    );
    if (found) return found.answer;
  }
  return undefined;
};

/** Why an answer does not fit; undefined if it does. */
export function misfitOf(shape: z.ZodType, answer: unknown): string | undefined {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join('.')}: ${issue?.message}`;
  }
  // Parsing leaves out keys that are not in the contract.
  const lost = lostKey(answer, parsed.data);
  return lost && `${lost}: not in the contract`;
}

/**
 * The first place where the answer has something that the contract lacks. Keys with a dot are left out: they are paths through
 * references, which a caller asks for and no contract declares.
 */
const lostKey = (answer: unknown, known: unknown, at = ''): string | undefined => {
  if (isDeepStrictEqual(answer, known)) return undefined;
  if (typeof answer !== 'object' || answer === null || typeof known !== 'object' || known === null)
    return at || 'the answer';
  for (const [key, value] of Object.entries(answer)) {
    if (key.includes('.')) continue;
    const place = at ? `${at}.${key}` : key;
    if (!Object.hasOwn(known, key)) return place;
    const lost = lostKey(value, (known as Record<string, unknown>)[key], place);
    if (lost) return lost;
  }
  return undefined;
};

import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { holdsRole } from '#domain/platform/access.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import type { ServerFunction } from './functions/serverFunction.ts';
import { verifyWeightMemoryFunction } from './functions/verifyWeightMemoryFunction.ts';

/** Every function that may be asked for; another is a file beside the first and a name here. */
const functions: readonly [ServerFunction, ...ServerFunction[]] = [verifyWeightMemoryFunction];

const callOf = ({ name, params }: ServerFunction) =>
  z.strictObject({ objectFunc: z.literal(name), params: params.prefault({}) });
const [first, ...others] = functions;

export const functionEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'post',
    path: '/app/exec-func',
    tag: 'app',
    summary: `Does what is registered under a name: ${functions.map(({ name, summary }) => `${name} (${summary})`).join('; ')}`,
    access: 'signedIn',
    body: z.discriminatedUnion('objectFunc', [callOf(first), ...others.map(callOf)]),
    answer: z.object({ result: z.unknown() }),
    handle: async ({ actor, body }) => {
      const asked = functions.find(({ name }) => name === body.objectFunc) as ServerFunction;
      if (!holdsRole(actor, 'modify', asked.roles)) throw fail('no_access', { object: asked.name });
      return { result: await asked.run(database, body.params) };
    },
  }),
];

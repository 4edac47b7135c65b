import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { enumerationsOf } from '#domain/kernel/enumerations.ts';
import { fail } from '#domain/kernel/fail.ts';
import { languages, type Language } from '#domain/kernel/language.ts';
import { appObject, objectMeta } from '#domain/kernel/meta.ts';
import { enumLabel, enumTitle } from '#domain/labels/index.ts';
import { holdsRole, may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { browserIdIn } from './browser.ts';
import { matching } from './objectFilter.ts';
import { clientVersion, serverVersion } from './versions.ts';
import { workingPlaceOf } from './workingPlaces.endpoints.ts';

export interface DemoAccount {
  readonly login: string;
  readonly password: string;
  readonly role: string;
}

interface AppParts {
  readonly database: Database;
  readonly temporalUiUrl: string | undefined;
  readonly temporalNamespace: string;
  /** Accounts to show on the sign-in page of a demo installation; none elsewhere. */
  readonly demoAccounts: readonly DemoAccount[] | null;
}

const tag = 'app';
const anything = z.looseObject({});

export const appEndpoints = ({
  database,
  temporalUiUrl,
  temporalNamespace,
  demoAccounts,
}: AppParts): AnyEndpoint[] => {
  const { registry } = database;
  const metaOf = (declaration: Declaration, actor: Actor, language: Language) =>
    objectMeta(
      declaration,
      language,
      may(actor, 'modify', declaration),
      registry.parametersOf(declaration.name),
    );
  const appObjects = endpoint({
    method: 'get',
    path: '/app/app-objects',
    tag,
    summary: 'The objects that the caller may read',
    access: 'signedIn',
    query: z.object({ filter: z.string().max(2000).optional() }),
    answer: z.array(anything),
    handle: async ({ actor, language, query }) =>
      matching(
        registry.all
          .filter((declaration) => may(actor, 'read', declaration))
          .map((declaration) => appObject(declaration, language)),
        query.filter,
      ),
  });

  return [
    endpoint({
      method: 'get',
      path: '/app/info',
      tag,
      summary: 'Versions, at what desk this browser stands, and where to see workflows',
      access: 'anyone',
      answer: anything,
      handle: async ({ request, response }) => {
        const place = await workingPlaceOf(database, browserIdIn(request));
        return {
          serverVersion,
          clientVersion,
          languages,
          demo: demoAccounts,
          desktopMode: place?.desktopMode ?? false,
          desktopName: place?.desktopName ?? null,
          ...(response.locals.actor
            ? {
                workingPlace: place && { id: place.id, presentation: place.name },
                temporalUiUrl: temporalUiUrl ?? null,
                temporalNamespace,
              }
            : {}),
        };
      },
    }),
    appObjects,
    { ...appObjects, path: '/app/objects' },
    { ...appObjects, path: '/app_objects' },
    endpoint({
      method: 'get',
      path: '/app/object_meta',
      tag,
      summary: 'Fields, columns and rights of one object, in the caller’s language',
      access: 'signedIn',
      query: z.object({
        objectType: z.string(),
        withTableParts: z.stringbool().default(true),
        lang: z.string().optional(),
      }),
      answer: anything,
      handle: async ({ actor, language, query }) => {
        const declaration = registry.byName(query.objectType);
        if (!may(actor, 'read', declaration)) throw fail('no_access', { object: declaration.name });
        await database.parameters.refresh();
        const meta = metaOf(declaration, actor, language);
        return query.withTableParts
          ? meta
          : { ...meta, fields: meta.fields.filter(({ type }) => type !== 'rows') };
      },
    }),
    endpoint({
      method: 'get',
      path: '/app/registers_meta',
      tag,
      summary: 'Fields, columns and rights of every register that the caller may read',
      access: 'signedIn',
      answer: z.array(anything),
      handle: async ({ actor, language }) =>
        registry.all
          .filter((declaration) => declaration.kind === 'register' && may(actor, 'read', declaration))
          .map((declaration) => metaOf(declaration, actor, language)),
    }),
    endpoint({
      method: 'get',
      path: '/additional_parameters/models',
      tag: 'platform',
      summary: 'The objects that may have additional parameters, and how many each has',
      access: 'signedIn',
      answer: z.array(anything),
      handle: async ({ actor, language }) => {
        const parameters = await findRecords(database, actor, 'additionalParameter', {
          markedToDelete: false,
        });
        return registry.all
          .filter((declaration) => !declaration.writtenBy && may(actor, 'read', declaration))
          .map((declaration) => ({
            ...appObject(declaration, language),
            parameters: parameters.filter(({ model }) => model === declaration.name).length,
          }));
      },
    }),
    endpoint({
      method: 'get',
      path: '/app/enums',
      tag,
      summary: 'Every enumeration with the labels of its values',
      access: 'signedIn',
      answer: z.array(anything),
      handle: async ({ language }) =>
        enumerationsOf(registry.all).map(({ name, values }) => ({
          name,
          title: enumTitle(language, name),
          values: values.map((value) => ({ value, label: enumLabel(language, name, value) })),
        })),
    }),
    endpoint({
      method: 'get',
      path: '/app/has-role',
      tag,
      summary: 'Whether the caller has a role, or may read or modify an object',
      access: 'signedIn',
      query: z.object({ role: z.string(), accessType: z.enum(['read', 'modify']).default('read') }),
      answer: z.boolean(),
      handle: async ({ actor, query }) => {
        if (registry.has(query.role)) return may(actor, query.accessType, registry.byName(query.role));
        return holdsRole(actor, query.accessType, [query.role]);
      },
    }),
  ];
};

import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { enumerationsOf } from '#domain/kernel/enumerations.ts';
import { fail } from '#domain/kernel/fail.ts';
import { languages, type Language } from '#domain/kernel/language.ts';
import { appObject, objectMeta } from '#domain/kernel/meta.ts';
import { enumLabel, enumTitle } from '#domain/labels/index.ts';
import { reportObjects } from '#domain/reports.ts';
import { holdsRole, may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { appContracts } from '#domain/platform/app.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { browserIdIn } from '../auth/browser.ts';
import { matchingObjects } from './objectFilter.ts';
import { clientVersion, serverVersion } from './versions.ts';
import { workingPlaceOf } from './workingPlaces.endpoints.ts';

export interface DemoAccount {
  readonly login: string;
  readonly password: string;
  /** The key of its first role; `administrator` for full rights. */
  readonly role: string;
}

interface AppDependencies {
  readonly database: Database;
  readonly temporalUiUrl: string | undefined;
  readonly temporalNamespace: string;
  /** Accounts to show on the sign-in page of a demo installation; null for any other installation. */
  readonly demoAccounts: readonly DemoAccount[] | null;
}

const tag = 'app';

/** What the groups of endpoints below are made from: the dependencies, and what more than one endpoint uses. */
const toolsOf = ({ database, temporalUiUrl, temporalNamespace, demoAccounts }: AppDependencies) => {
  const { registry } = database;
  const metaOf = (declaration: Declaration, actor: Actor, language: Language) =>
    objectMeta(
      declaration,
      language,
      may(actor, 'modify', declaration),
      registry.parametersOf(declaration.name),
    );
  // One list under three addresses.
  const objectLists = [appContracts.objects, appContracts.objectsAlso, appContracts.objectsAsSpecified].map(
    (contract) =>
      serve(contract, {
        tag,
        summary: 'The objects that the caller may read, and the reports that they may open',
        access: 'signedIn',
        handle: async ({ actor, language, query }) =>
          matchingObjects(
            [
              ...registry.all
                .filter((declaration) => may(actor, 'read', declaration))
                .map((declaration) => appObject(declaration, language, may(actor, 'modify', declaration))),
              ...reportObjects(actor, language),
            ],
            query.filter,
          ),
      }),
  );

  return { database, temporalUiUrl, temporalNamespace, demoAccounts, registry, metaOf, objectLists };
};

type Tools = ReturnType<typeof toolsOf>;

const infoEndpoint = ({ database, temporalUiUrl, temporalNamespace, demoAccounts }: Tools): AnyEndpoint[] => [
  serve(appContracts.info, {
    tag,
    summary: 'Versions, at what desk this browser stands, and where to see workflows',
    access: 'anyone',
    handle: async ({ request, response }) => {
      const place = await workingPlaceOf(database, browserIdIn(request));
      return {
        serverVersion,
        clientVersion,
        languages,
        demo: demoAccounts,
        desktopMode: place?.desktopMode ?? false,
        desktopName: place?.desktopName ?? null,
        // Only a person who has signed in has an actor, and gets the rest.
        ...(response.locals.actor
          ? {
              workingPlace: place && { id: place.id, presentation: place.name },
              // External people have no access to the Temporal UI.
              temporalUiUrl: response.locals.actor.external ? null : (temporalUiUrl ?? null),
              temporalNamespace,
            }
          : {}),
      };
    },
  }),
];

/** The objects, and what is declared of them. */
const objectEndpoints = ({ database, registry, metaOf, objectLists }: Tools): AnyEndpoint[] => [
  ...objectLists,
  serve(appContracts.objectMeta, {
    tag,
    summary: 'Fields, columns and rights of one object, in the caller’s language',
    access: 'signedIn',
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
  serve(appContracts.registersMeta, {
    tag,
    summary: 'Fields, columns and rights of every register that the caller may read',
    access: 'signedIn',
    handle: async ({ actor, language }) =>
      registry.all
        .filter((declaration) => declaration.kind === 'register' && may(actor, 'read', declaration))
        .map((declaration) => metaOf(declaration, actor, language)),
  }),
  serve(appContracts.parameterModels, {
    tag: 'platform',
    summary: 'The objects that may have additional parameters, and how many each has',
    access: 'signedIn',
    handle: async ({ actor, language }) => {
      const parameters = await findRecords(database, actor, 'additionalParameter', {
        markedToDelete: false,
      });
      // Records that only the server writes have no form with parameters.
      return registry.all
        .filter((declaration) => !declaration.writtenBy && may(actor, 'read', declaration))
        .map((declaration) => ({
          ...appObject(declaration, language, may(actor, 'modify', declaration)),
          parameters: parameters.filter(({ model }) => model === declaration.name).length,
        }));
    },
  }),
];

/** Enumerations and roles. */
const wordEndpoints = ({ registry }: Tools): AnyEndpoint[] => [
  serve(appContracts.enums, {
    tag,
    summary: 'Every enumeration with the labels of its values',
    access: 'signedIn',
    handle: async ({ language }) =>
      enumerationsOf(registry.all).map(({ name, values }) => ({
        name,
        title: enumTitle(language, name),
        values: values.map((value) => ({ value, label: enumLabel(language, name, value) })),
      })),
  }),
  serve(appContracts.hasRole, {
    tag,
    summary: 'Whether the caller has a role, or may read or modify an object',
    access: 'signedIn',
    handle: async ({ actor, query }) => {
      // The caller may name an object instead of a role.
      if (registry.has(query.role)) return may(actor, query.accessType, registry.byName(query.role));
      return holdsRole(actor, query.accessType, [query.role]);
    },
  }),
];

export function appEndpoints(dependencies: AppDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...infoEndpoint(tools), ...objectEndpoints(tools), ...wordEndpoints(tools)];
}

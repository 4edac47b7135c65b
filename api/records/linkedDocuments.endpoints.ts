import type { Database } from '#database/connect.ts';
import { linkDocuments, linksOf, unlinkDocument, type LinkOf } from '#database/platform/linkedDocuments.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { isBound, may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { linkedDocumentContracts, type LinkedDocument } from '#domain/platform/linkedDocument.contracts.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

/**
 * Links between records are shown to staff who see both records. `linkDocuments` and `unlinkDocument` also refuse
 * people who may not change the record that the address of the call names.
 */
export function linkedDocumentEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const common = { tag: 'records', access: 'signedIn' } as const;
  return [
    serve(linkedDocumentContracts.list, {
      ...common,
      summary: 'The records that are linked with a record, as far as the reader may see them',
      handle: async ({ actor, language, params }) => {
        await mustBeOfStaff(database, actor, params.objectName);
        await database.records.mustSee(actor, params.objectName, params.objectId);
        const links = await linksOf(database.sql, params);
        return {
          rows: await visibleDocuments(database, actor, language, links),
          mayLink: may(actor, 'modify', database.registry.byName(params.objectName)),
        };
      },
    }),
    serve(linkedDocumentContracts.link, {
      ...common,
      refuses: [422],
      summary: 'Links a record with another one; two that are linked already stay so',
      handle: async ({ actor, params, body, request }) => {
        await mustBeOfStaff(database, actor, params.objectName, body.objectName);
        const id = await doOnce(database, actor, request, body, (tx) =>
          linkDocuments(tx, actor, params, body),
        );
        return { id };
      },
    }),
    serve(linkedDocumentContracts.unlink, {
      ...common,
      summary: 'Takes a link off a record; the linked record stays',
      handle: async ({ actor, params: { id, ...from } }) => {
        await mustBeOfStaff(database, actor, from.objectName);
        await database.transaction((tx) => unlinkDocument(tx, actor, from, id));
        return { result: true as const };
      },
    }),
  ];
}

/**
 * People of a customer's firm may not see which records our staff has linked, whatever roles they have.
 * @throws no_access; record_not_found for an object that does not exist
 */
const mustBeOfStaff = async (
  { registry }: Database,
  actor: Actor,
  ...names: readonly string[]
): Promise<void> => {
  if (isBound(actor)) throw fail('no_access', { object: 'linkedDocument' });
  for (const object of names) if (!registry.has(object)) throw fail('record_not_found', { object });
};

/** The linked records that the reader may see, in the order of the links. They are read in one statement for each object. */
const visibleDocuments = async (
  database: Database,
  actor: Actor,
  language: Language,
  links: readonly LinkOf[],
): Promise<LinkedDocument[]> => {
  // Links to objects that are no longer declared are left out.
  const declaredLinks = links.filter(({ objectName }) => database.registry.has(objectName));
  const kinds = [...new Set(declaredLinks.map(({ objectName }) => objectName))].filter((name) =>
    may(actor, 'read', database.registry.byName(name)),
  );
  const found = new Map<string, LinkedDocument>();
  for (const name of kinds) {
    const ids = declaredLinks.filter(({ objectName }) => objectName === name).map(({ objectId }) => objectId);
    for (const record of await readNamesOf(database, actor, name, ids))
      found.set(`${name} ${record.id}`, {
        // The id of the link is filled in below.
        id: 0,
        objectName: name,
        objectId: record.id,
        title: objectLabel(language, name).one,
        presentation: String(record.presentation),
        reference: typeof record.reference === 'string' ? record.reference : '',
        markedToDelete: record.markedToDelete,
      });
  }
  return declaredLinks.flatMap(({ id, objectName, objectId }) => {
    const record = found.get(`${objectName} ${objectId}`);
    return record ? [{ ...record, id }] : [];
  });
};

/** Reads only the fields by which a linked record is shown, because a record may have many others. */
const readNamesOf = async (
  { records, registry }: Database,
  actor: Actor,
  name: string,
  ids: readonly number[],
) => {
  const declaration = registry.byName(name);
  const query = {
    filter: parseFilter(registry, declaration, { id: ids }),
    sort: [],
    limit: ids.length,
    offset: 0,
    uncounted: true,
    only: ['markedToDelete', ...(fieldOf(declaration, 'reference') ? ['reference'] : [])],
  };
  return (await records.list(actor, name, query)).rows;
};

import { sql } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail, failFields, type FieldError } from '#domain/kernel/fail.ts';
import { idKey, type AnyRecord, type RecordInput } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { parseInput } from '#domain/kernel/validation.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { forgetFilesOnRecord } from '../files/filesOnRecord.ts';
import { accompany, leaveAlone } from '../processes/accompany.ts';
import { RecordReader } from '../reading/readRecords.ts';
import { seeingAll } from '../reading/visibility.ts';
import { tableOf } from '../schema/naming.ts';
import type { Transaction } from '../transaction.ts';
import { mergeAdditional } from './additional.ts';
import { checkGroup, markedGroupOf, mustHaveNoItems } from './groups.ts';
import type { Draft, HookRegistry, Hooks, WriteContext } from './hooks.ts';
import { numberOf } from './numbering.ts';
import { mustCreate, mustModify, withoutReadOnly } from './permissions.ts';
import { translated } from './postgresErrors.ts';
import { checkReferences } from './references.ts';
import { referrersOf } from './referrers.ts';
import { followName } from './rename.ts';
import type { SecretBox } from './secrets.ts';
import { insertRow, updateRow, writeTableParts } from './storeRow.ts';
import { keepVersion } from './versions.ts';
import { meetViewDemands } from './viewDemands.ts';

/** Writing of records inside one transaction: checks, numbers, hooks, the author, the announcement. */
export class RecordWriter {
  readonly #tx: Transaction;
  readonly #registry: Registry;
  readonly #hooks: HookRegistry;
  readonly #secrets: SecretBox;
  readonly #reader: RecordReader;

  constructor(tx: Transaction, registry: Registry, hooks: HookRegistry, secrets: SecretBox) {
    this.#tx = tx;
    this.#registry = registry;
    this.#hooks = hooks;
    this.#secrets = secrets;
    this.#reader = new RecordReader(tx.sql, registry);
  }

  async create(actor: Actor, object: string, input: RecordInput): Promise<AnyRecord> {
    const declaration = this.#registry.byName(object);
    mustCreate(actor, declaration);
    const draft = withoutReadOnly(
      actor,
      declaration,
      parseInput(declaration, withOwner(actor, declaration, input), 'create'),
      undefined,
    );
    if (declaration.kind === 'document') draft.date ??= new Date().toISOString();
    await mergeAdditional(this.#tx.sql, declaration, draft, undefined);
    draft.author ??= actor.userId;
    await checkReferences(this.#tx.sql, this.#registry, actor, fieldsOf(declaration), draft);
    await this.#hooksOf(declaration).beforeWrite?.(draft, undefined, this.#context(actor));
    await meetViewDemands(this.#tx.sql, actor, declaration, draft, undefined);
    await checkGroup(this.#tx.sql, declaration, draft);
    if (declaration.kind === 'document') await this.#number(declaration, draft);
    const id = await this.#storing(declaration, async () => {
      const newId = await insertRow(this.#tx.sql, declaration, draft, this.#secrets);
      await writeTableParts(this.#tx.sql, declaration, newId, draft, this.#secrets);
      return newId;
    });
    return this.#finish(actor, declaration, id, undefined);
  }

  async update(actor: Actor, object: string, id: number, input: RecordInput): Promise<AnyRecord> {
    const declaration = this.#modifiable(actor, object);
    const before = await this.#reader.hold(actor, declaration, id);
    refuseStale(before, input);
    if (before.confirmed === true && !actor.system) throw fail('record_confirmed', { object, id });
    const draft = withoutReadOnly(actor, declaration, parseInput(declaration, input, 'update'), before);
    if (declaration.kind === 'document') keepHead(draft, before);
    await mergeAdditional(this.#tx.sql, declaration, draft, before);
    await checkReferences(this.#tx.sql, this.#registry, actor, fieldsOf(declaration), draft, before);
    await this.#hooksOf(declaration).beforeWrite?.(draft, before, this.#context(actor));
    followName(declaration, draft, before);
    await meetViewDemands(this.#tx.sql, actor, declaration, draft, input);
    await checkGroup(this.#tx.sql, declaration, draft, before);
    await this.#storing(declaration, async () => {
      await updateRow(this.#tx.sql, declaration, id, draft, this.#secrets);
      await writeTableParts(this.#tx.sql, declaration, id, draft, this.#secrets);
    });
    return this.#finish(actor, declaration, id, before);
  }

  async confirm(actor: Actor, object: string, id: number): Promise<AnyRecord> {
    const { declaration, before } = await this.#confirmable(actor, object, id);
    if (before.markedToDelete) throw fail('record_marked', { object, id });
    if (before.confirmed) throw fail('record_confirmed', { object, id });
    await updateRow(this.#tx.sql, declaration, id, { confirmed: true }, this.#secrets);
    await this.#hooksOf(declaration).onConfirm?.(before, this.#context(actor));
    return this.#finish(actor, declaration, id, before);
  }

  async undoConfirm(actor: Actor, object: string, id: number): Promise<AnyRecord> {
    const { declaration, before } = await this.#confirmable(actor, object, id);
    if (!before.confirmed) throw fail('record_not_confirmed', { object, id });
    await updateRow(this.#tx.sql, declaration, id, { confirmed: false }, this.#secrets);
    await this.#hooksOf(declaration).onUndoConfirm?.(before, this.#context(actor));
    return this.#finish(actor, declaration, id, before);
  }

  async changeDeletionMark(actor: Actor, object: string, id: number, mark?: boolean): Promise<AnyRecord> {
    const declaration = this.#modifiable(actor, object);
    const before = await this.#reader.hold(actor, declaration, id);
    if (before.confirmed === true) throw fail('record_confirmed', { object, id });
    const draft: Draft = { markedToDelete: mark ?? !before.markedToDelete };
    if (draft.markedToDelete) {
      await mustHaveNoItems(this.#tx.sql, declaration, id);
      await leaveAlone(this.#tx, object, id);
    } else await this.#restoreGroup(actor, declaration, before);
    await this.#hooksOf(declaration).beforeWrite?.(draft, before, this.#context(actor));
    await updateRow(this.#tx.sql, declaration, id, draft, this.#secrets);
    return this.#finish(actor, declaration, id, before);
  }

  async remove(actor: Actor, object: string, id: number): Promise<void> {
    const declaration = this.#modifiable(actor, object);
    if (!actor.fullRights) throw fail('no_access', { object });
    const before = await this.#reader.hold(actor, declaration, id);
    const referrers = await referrersOf(this.#tx.sql, this.#registry, declaration, id);
    if (referrers.length > 0) throw fail('record_referenced', { object, id, by: referrers });
    await this.#hooksOf(declaration).beforeDelete?.(before, this.#context(actor));
    await leaveAlone(this.#tx, object, id);
    await this.#storing(declaration, async () => {
      await forgetFilesOnRecord(this.#tx.sql, declaration, id);
      await sql`delete from ${sql.table(tableOf(declaration))} where id = ${id}`.execute(this.#tx.sql);
    });
    await this.#tx.announce(object, id);
  }

  async #restoreGroup(actor: Actor, declaration: Declaration, item: AnyRecord): Promise<void> {
    const group = await markedGroupOf(this.#tx.sql, declaration, item);
    if (group !== undefined) await this.changeDeletionMark(actor, declaration.name, group, false);
  }

  async #confirmable(
    actor: Actor,
    object: string,
    id: number,
  ): Promise<{ declaration: Declaration; before: AnyRecord }> {
    const declaration = this.#modifiable(actor, object);
    if (declaration.kind !== 'document') throw fail('not_a_document', { object });
    return { declaration, before: await this.#reader.hold(actor, declaration, id) };
  }

  #modifiable(actor: Actor, object: string): Declaration {
    const declaration = this.#registry.byName(object);
    mustModify(actor, declaration);
    return declaration;
  }

  async #number(declaration: Declaration, draft: Draft): Promise<void> {
    const chosen = typeof draft.prefix === 'string' && draft.prefix !== '' ? draft.prefix : undefined;
    Object.assign(draft, await numberOf(this.#tx.sql, declaration, chosen, String(draft.date)));
  }

  /** The record as the actor sees it; who would no longer see it has not been allowed to write it so. */
  async #finish(
    actor: Actor,
    declaration: Declaration,
    id: number,
    before: AnyRecord | undefined,
  ): Promise<AnyRecord> {
    const { afterWrite } = this.#hooksOf(declaration);
    const written = () => this.#reader.get(seeingAll(actor), declaration.name, id);
    if (afterWrite) await afterWrite(await written(), before, this.#context(actor));
    await keepVersion(this.#context(actor), declaration, before, written);
    await accompany(this.#context(actor), declaration.name, before, written);
    await this.#tx.announce(declaration.name, id);
    return this.#reader.get(actor, declaration.name, id);
  }

  async #storing<T>(declaration: Declaration, store: () => Promise<T>): Promise<T> {
    try {
      return await store();
    } catch (error) {
      throw translated(error, declaration);
    }
  }

  #hooksOf(declaration: Declaration): Hooks {
    return this.#hooks[declaration.name] ?? {};
  }

  #context(actor: Actor): WriteContext {
    return { tx: this.#tx, actor, registry: this.#registry };
  }
}

/** What is personal is the writer's own, unless it is written for somebody else. */
const withOwner = (actor: Actor, { personal }: Declaration, input: RecordInput): RecordInput => {
  if (!personal || actor.userId === null || input[personal] || input[idKey(personal)]) return input;
  return { ...input, [personal]: actor.userId };
};

/** A caller who says which version they have seen is not allowed to overwrite a newer one unseen. */
const refuseStale = (before: AnyRecord, input: RecordInput): void => {
  const seen = input.updatedAt;
  if (typeof seen !== 'string' || Number.isNaN(Date.parse(seen))) return;
  if (Date.parse(seen) !== Date.parse(before.updatedAt))
    throw fail('stale_record', { id: before.id, updatedAt: before.updatedAt });
};

/** A document keeps the prefix that its number was counted under, and is never without a date. */
const keepHead = (draft: Draft, before: AnyRecord): void => {
  const errors: FieldError[] = [];
  if (draft.date === null) errors.push({ field: 'date', code: 'required' });
  if (draft.prefix === null) delete draft.prefix;
  if (draft.prefix !== undefined && draft.prefix !== before.prefix)
    errors.push({ field: 'prefix', code: 'read_only_field' });
  if (errors.length > 0) throw failFields(errors);
};

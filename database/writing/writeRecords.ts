import { sql } from 'kysely';
import { inOwnNames } from '#domain/kernel/alsoNamed.ts';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { parseInput } from '#domain/kernel/validation.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { forgetFilesOnRecord } from '../files/filesOnRecord.ts';
import { startByRules, signalDeletion } from '../processes/processesByRule.ts';
import { RecordReader } from '../reading/readRecords.ts';
import { seeingAll } from '../reading/visibility.ts';
import { tableOf } from '../schema/naming.ts';
import type { Transaction } from '../transaction.ts';
import { mergeAdditional } from './additional.ts';
import { checkHead } from './documentHead.ts';
import { checkGroup, markedGroupOf, mustHaveNoItems } from './groups.ts';
import type { Draft, HookRegistry, Hooks, WriteContext } from './hooks.ts';
import { numberOf } from './numbering.ts';
import { mustCreate, mustModify, withoutReadOnly } from './permissions.ts';
import { checkPlates } from './plates.ts';
import { translated } from './postgresErrors.ts';
import { resolveNumbers } from './numbered.ts';
import { checkReferences } from './references.ts';
import { referrersOf } from './referrers.ts';
import { updateOwnTranslation } from './rename.ts';
import type { SecretBox } from './secrets.ts';
import { mustHaveSeen } from './seen.ts';
import { withoutStaffInput } from './staffInput.ts';
import { meetConstraints } from './constraints.ts';
import { mustBeOpen, mustBeOpenToChange, mustBeOpenToFile } from './lifecycle.ts';
import { settingsOfHeld, settingsAfter, type WriteSettings } from './settings.ts';
import { nameOf, storeChange, storeNew, updateRow } from './storeRow.ts';
import { checkFormats } from './textFormats.ts';
import { storeVersion } from './versions.ts';
import { meetViewDemands } from './viewDemands.ts';
import { withOwner } from './withOwner.ts';
import { callsAfterWrite, isAnsweredWhole, type Stored, type Written } from './written.ts';

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

  /** @param answer 'id' saves the server a read: it then gets only the id. People always get the record. */
  async create(
    actor: Actor,
    object: string,
    input: RecordInput,
    answer: Answer = 'record',
  ): Promise<AnyRecord> {
    const declaration = this.#registry.byName(object);
    mustCreate(actor, declaration);
    const open = withoutStaffInput(actor, declaration, inOwnNames(declaration, input), undefined);
    const own = withOwner(actor, declaration, open);
    const parsed = await this.#parsed(actor, declaration, own);
    const draft = withoutReadOnly(actor, declaration, parsed, undefined);
    if (declaration.kind === 'document') draft.date ??= new Date().toISOString();
    await mergeAdditional(this.#tx.sql, declaration, draft, undefined);
    draft.author ??= actor.userId;
    await checkReferences(this.#context(actor), declaration, draft);
    await meetConstraints(this.#context(actor), declaration, draft, undefined);
    await this.#hooksOf(declaration).beforeWrite?.(draft, undefined, this.#context(actor));
    await mustBeOpen(this.#context(actor), declaration, 'create', draft);
    await checkGroup(this.#tx.sql, declaration, draft);
    await checkPlates(this.#tx.sql, declaration, draft);
    if (declaration.kind === 'document') await this.#number(declaration, draft);
    const isRead = answer === 'record' && isAnsweredWhole(actor, this.#registry, declaration);
    const columns = isRead ? this.#columns(actor, declaration, { draft }) : undefined;
    const { id, settings, row } = await this.#translatingErrors(declaration, () =>
      storeNew(this.#tx.sql, declaration, draft, this.#secrets, { by: nameOf(actor), columns }),
    );
    // The statement that inserts the row also reads the settings; a refusal here rolls the insert back.
    if (!actor.system) meetViewDemands(actor, settings.formItems, draft, undefined);
    const record = columns && (await this.#reader.written(actor, declaration, row, draft));
    return this.#finish(actor, declaration, { id, settings, draft, record }, answer);
  }

  async update(
    actor: Actor,
    object: string,
    id: number,
    input: RecordInput,
    answer: Answer = 'record',
  ): Promise<AnyRecord> {
    const declaration = this.#modifiable(actor, object);
    const { before, settings } = await this.#lock(actor, declaration, id);
    mustHaveSeen(before, input.updatedAt);
    if (before.confirmed === true && !actor.system) throw fail('record_confirmed', { object, id });
    const own = withoutStaffInput(actor, declaration, inOwnNames(declaration, input, before), before);
    const parsed = await this.#parsed(actor, declaration, own, before);
    const draft = withoutReadOnly(actor, declaration, parsed, before);
    if (declaration.kind === 'document') checkHead(draft, before);
    await mergeAdditional(this.#tx.sql, declaration, draft, before);
    await checkReferences(this.#context(actor), declaration, draft, before);
    await mustBeOpenToChange(this.#context(actor), declaration, draft, before);
    await mustBeOpenToFile(this.#context(actor), declaration, 'update', before);
    await meetConstraints(this.#context(actor), declaration, draft, before);
    await this.#hooksOf(declaration).beforeWrite?.(draft, before, this.#context(actor));
    updateOwnTranslation(declaration, draft, before);
    meetViewDemands(actor, settings.formItems, draft, input);
    await checkGroup(this.#tx.sql, declaration, draft, before);
    await checkPlates(this.#tx.sql, declaration, draft, before);
    const isRead =
      settings.versioning !== null ||
      (answer === 'record' && isAnsweredWhole(actor, this.#registry, declaration));
    const columns = isRead ? this.#columns(actor, declaration, { draft, before }) : undefined;
    const row = await this.#translatingErrors(declaration, () =>
      storeChange(this.#tx.sql, declaration, id, draft, this.#secrets, { by: nameOf(actor), columns }),
    );
    const record = columns && (await this.#reader.written(actor, declaration, row, draft, before));
    return this.#finish(actor, declaration, { id, draft, before, settings, record }, answer);
  }

  async confirm(actor: Actor, object: string, id: number): Promise<AnyRecord> {
    const locked = await this.#confirmable(actor, object, id);
    if (locked.before.markedToDelete) throw fail('record_marked', { object, id });
    if (locked.before.confirmed) throw fail('record_confirmed', { object, id });
    return this.#setConfirmed(actor, locked, 'confirm', this.#hooksOf(locked.declaration).onConfirm);
  }

  async undoConfirm(actor: Actor, object: string, id: number): Promise<AnyRecord> {
    const locked = await this.#confirmable(actor, object, id);
    if (!locked.before.confirmed) throw fail('record_not_confirmed', { object, id });
    return this.#setConfirmed(actor, locked, 'undoConfirm', this.#hooksOf(locked.declaration).onUndoConfirm);
  }

  async #setConfirmed(
    actor: Actor,
    { declaration, before, settings }: Confirmable,
    call: 'confirm' | 'undoConfirm',
    hook: Hooks['onConfirm'],
  ): Promise<AnyRecord> {
    await mustBeOpen(this.#context(actor), declaration, call, before);
    const draft: Draft = { confirmed: call === 'confirm' };
    await updateRow(this.#tx.sql, declaration, before.id, draft, this.#secrets, { by: nameOf(actor) });
    await hook?.(before, this.#context(actor));
    return this.#finish(actor, declaration, { id: before.id, draft, before, settings });
  }

  /** Marks a record for deletion or restores it. Without `mark`, the present mark is turned into its opposite. */
  async changeDeletionMark(actor: Actor, object: string, id: number, mark?: boolean): Promise<AnyRecord> {
    const declaration = this.#modifiable(actor, object);
    const { before, settings } = await this.#lock(actor, declaration, id);
    if (before.confirmed === true) throw fail('record_confirmed', { object, id });
    const draft: Draft = { markedToDelete: mark ?? !before.markedToDelete };
    const call = draft.markedToDelete ? 'mark' : 'restore';
    await mustBeOpen(this.#context(actor), declaration, call, before);
    await mustBeOpenToFile(this.#context(actor), declaration, call, before);
    if (draft.markedToDelete) {
      await mustHaveNoItems(this.#tx.sql, declaration, id);
      await signalDeletion(this.#tx, object, id);
    } else await this.#restoreGroup(actor, declaration, before);
    await this.#hooksOf(declaration).beforeWrite?.(draft, before, this.#context(actor));
    await updateRow(this.#tx.sql, declaration, id, draft, this.#secrets, { by: nameOf(actor) });
    return this.#finish(actor, declaration, { id, draft, before, settings });
  }

  async remove(actor: Actor, object: string, id: number): Promise<void> {
    const declaration = this.#modifiable(actor, object);
    if (!actor.fullRights) throw fail('no_access', { object });
    const { record: before } = await this.#reader.lock(actor, declaration, id);
    if (before.confirmed === true && !actor.system) throw fail('record_confirmed', { object, id });
    await mustBeOpen(this.#context(actor), declaration, 'delete', before);
    await mustBeOpenToFile(this.#context(actor), declaration, 'delete', before);
    const referrers = await referrersOf(this.#tx.sql, this.#registry, declaration, id);
    if (referrers.length > 0) throw fail('record_referenced', { object, id, by: referrers });
    await this.#hooksOf(declaration).beforeDelete?.(before, this.#context(actor));
    await signalDeletion(this.#tx, object, id);
    await this.#translatingErrors(declaration, async () => {
      await forgetFilesOnRecord(this.#tx.sql, declaration, id);
      await sql`delete from ${sql.table(tableOf(declaration))} where id = ${id}`.execute(this.#tx.sql);
    });
    await this.#tx.announce(object, id, actor.name);
  }

  async #restoreGroup(actor: Actor, declaration: Declaration, item: AnyRecord): Promise<void> {
    const group = await markedGroupOf(this.#tx.sql, declaration, item);
    if (group !== undefined) await this.changeDeletionMark(actor, declaration.name, group, false);
  }

  async #confirmable(actor: Actor, object: string, id: number): Promise<Confirmable> {
    const declaration = this.#modifiable(actor, object);
    if (declaration.kind !== 'document') throw fail('not_a_document', { object });
    return { declaration, ...(await this.#lock(actor, declaration, id)) };
  }

  /** Locks the record; returns it as it is, with the settings for writing it. */
  async #lock(actor: Actor, declaration: Declaration, id: number): Promise<LockedRecord> {
    const settings = settingsOfHeld(declaration);
    const { record, beside } = await this.#reader.lock(actor, declaration, id, settings);
    return { before: record, settings: beside };
  }

  async #parsed(
    actor: Actor,
    declaration: Declaration,
    input: RecordInput,
    before?: AnyRecord,
  ): Promise<Draft> {
    const by = actor.system ? 'server' : 'person';
    const draft = parseInput(declaration, input, before ? 'update' : 'create', by);
    checkFormats(this.#registry, fieldsOf(declaration), draft, before);
    await resolveNumbers(this.#tx.sql, declaration.fields, draft);
    return draft;
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

  /**
   * Does what follows a write. Returns the record as the actor sees it; refuses a write after which they would not see it.
   */
  async #finish(
    actor: Actor,
    declaration: Declaration,
    written: Written,
    answer: Answer = 'record',
  ): Promise<AnyRecord> {
    const { id, before } = written;
    const read = () => this.#reader.get(seeingAll(actor), declaration.name, id);
    // The actor must still be able to change a shared record after the write. To see it is not enough: they could otherwise
    // write a record that belongs to somebody else.
    if (declaration.sharedWith) await this.#reader.mustSee(actor, declaration.name, id, 'modify');
    const hooks = this.#hooksOf(declaration);
    if (callsAfterWrite(hooks, written)) await hooks.afterWrite?.(await read(), before, this.#context(actor));
    let record = written.record && Promise.resolve(written.record);
    const readOnce = () => (record ??= read());
    const settings = await settingsAfter(this.#tx.sql, declaration, written.settings);
    await storeVersion(this.#context(actor), declaration, settings, before, readOnce);
    await startByRules(this.#context(actor), declaration.name, settings.startRules, before, readOnce);
    if (answer === 'id' && actor.system) return { id } as AnyRecord;
    return record && settings.startRules.length === 0 && isAnsweredWhole(actor, this.#registry, declaration)
      ? record
      : this.#reader.get(actor, declaration.name, id);
  }

  /** The columns by which the writing statement returns the record; undefined if a hook may still change it. */
  #columns(actor: Actor, declaration: Declaration, written: Stored) {
    if (callsAfterWrite(this.#hooksOf(declaration), written)) return undefined;
    return this.#reader.columnsWritten(actor, declaration, written);
  }

  async #translatingErrors<T>(declaration: Declaration, store: () => Promise<T>): Promise<T> {
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

type Answer = 'record' | 'id';
type LockedRecord = { readonly before: AnyRecord; readonly settings: WriteSettings };
type Confirmable = LockedRecord & { readonly declaration: Declaration };

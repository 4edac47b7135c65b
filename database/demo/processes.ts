import { systemActor } from '#domain/platform/actor.ts';
import type { RecordService } from '../recordService.ts';
import { findRow } from '../seedRows.ts';

/**
 * The demo process. Its stages refer to each other by name, because a stage gets its id only when it is stored. Each
 * `executionTerm` is in days.
 */
const definition = {
  name: 'Nowa umowa z klientem',
  lang: { en: 'New contract with a customer', de: 'Neuer Vertrag mit einem Kunden' },
  description: 'Od oferty do zlecenia dla dyspozytorni; duże umowy widzi zarząd.',
  ownerObjectName: 'salesOrder',
};
const stages = [
  {
    name: 'Sprawdzenie kontrahenta',
    lang: { en: 'Check of the customer', de: 'Prüfung des Kunden' },
    role: 'sales',
    executionTerm: 2,
    next: 'Czy potrzebna zgoda zarządu',
  },
  {
    name: 'Czy potrzebna zgoda zarządu',
    lang: { en: 'Does the board have to agree?', de: 'Muss der Vorstand zustimmen?' },
    when: { condition: 'record.sumNetto > 300000', to: 'Zgoda zarządu' },
    next: 'Przygotowanie umowy',
  },
  {
    name: 'Zgoda zarządu',
    lang: { en: 'Consent of the board', de: 'Zustimmung des Vorstands' },
    executor: 'admin',
    executionTerm: 1,
    next: 'Przygotowanie umowy',
  },
  {
    name: 'Przygotowanie umowy',
    lang: { en: 'Drawing up of the contract', de: 'Ausarbeitung des Vertrags' },
    role: 'sales',
    executionTerm: 3,
    next: 'Podpis klienta',
    onExecutionCode: 'addComment("Umowa gotowa: " + result)',
  },
  {
    name: 'Podpis klienta',
    lang: { en: 'Signature of the customer', de: 'Unterschrift des Kunden' },
    role: 'sales',
    executionTerm: 7,
    next: 'Zlecenie dla dyspozytorni',
  },
  {
    name: 'Zlecenie dla dyspozytorni',
    lang: { en: 'Order for the dispatchers', de: 'Auftrag für die Disposition' },
    role: 'dispatch',
    executionTerm: 1,
  },
];
const orderReferences = ['ZK/2026/11/01', 'OF/2026/11/07'];

/** A process of six stages, and two orders on their way through it. */
export async function seedProcesses(records: RecordService): Promise<void> {
  if (await findRow(records, 'bpDefinition', 'name', definition.name)) return;
  const idOf = async (object: string, by: string, value: string | undefined): Promise<number | null> =>
    value === undefined ? null : ((await findRow(records, object, by, value))?.id ?? null);
  const ids = new Map<string, number>();
  for (const { name, lang } of stages) {
    const existingId = await idOf('stage', 'name', name);
    ids.set(name, existingId ?? (await records.create(systemActor, 'stage', { name, lang })).id);
  }
  const stageId = (name: string | undefined) => (name === undefined ? null : (ids.get(name) ?? null));
  const created = await records.create(systemActor, 'bpDefinition', {
    ...definition,
    isActive: true,
    stages: stages.map(({ name }) => ({ stage: stageId(name) })),
    stageSettingsList: await Promise.all(
      stages.map(async ({ name, next, when, role, executor, executionTerm, onExecutionCode }) => ({
        executionTerm,
        onExecutionCode,
        stage: stageId(name),
        nextStage: stageId(next),
        isCondition: when !== undefined,
        conditions: when ? [{ conditionCode: when.condition, stageId: stageId(when.to) }] : [],
        executorRole: await idOf('executorRole', 'code', role),
        executor: await idOf('user', 'login', executor),
      })),
    ),
  });
  for (const reference of orderReferences) {
    const ownerObjectId = await idOf('salesOrder', 'reference', reference);
    const { ownerObjectName } = definition;
    if (ownerObjectId !== null)
      await records.create(systemActor, 'bpExemplar', {
        definition: created.id,
        ownerObjectName,
        ownerObjectId,
      });
  }
}

import { z } from 'zod';
import { contract } from './contract.ts';
import type { Declaration } from './declaration.ts';
import { envelope, envelopedShape } from './envelope.ts';
import { genericCalls } from './lifecycle.ts';
import { recordShape } from './recordShape.ts';

/** `countCapped`: counting stopped at `count`, and there are more records. */
export const countAnswer = z.object({ count: z.int(), countCapped: z.boolean() });
/** The sum of each field that can be added up, by the name of the field. */
const totalsAnswer = z.object({
  totals: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
/** What the state of a record leaves open to the person who asks. */
const lifecycleAnswer = z.object({
  state: z.string(),
  /** The calls that the state of the record refuses. */
  closed: z.array(z.enum(genericCalls)),
  keeps: z.array(z.string()).describe('Fields whose values stand still'),
  shut: z.array(z.string()).describe('Fields that nobody writes now, filled or not'),
  sums: z.array(z.string()).describe('Fields that are the sum of table rows'),
  /** Why the closed calls are closed, as a sentence. */
  reason: z.string(),
  told: z.array(z.string()).describe('Why fields stand still, in sentences for people'),
});
export type CountAnswer = z.infer<typeof countAnswer>;
export type TotalsAnswer = z.infer<typeof totalsAnswer>;
export type LifecycleAnswer = z.infer<typeof lifecycleAnswer>;

/** Members that the specification has in the lists of some objects besides the usual ones. */
const besideRows: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  userRole: { userModules: z.array(z.string()) },
  mainDesktop: { items: z.unknown() },
};

const pageOf = (declaration: Declaration) =>
  z.object({
    rows: z.array(recordShape(declaration)),
    count: z.int(),
    countCapped: z.boolean(),
    next: z.string().optional().describe('`after` of the next page'),
    ...besideRows[declaration.name],
  });

/** A list: its page, or only the rows as simple-rest expects them. */
export function listShape(declaration: Declaration) {
  return pageOf(declaration).or(z.array(recordShape(declaration)));
}

/** The shape of an answer, which has the envelope beside its own fields where the specification asks for it. */
const inEnvelope = <S extends z.ZodObject>({ answersEnvelope }: Declaration, shape: S) =>
  answersEnvelope ? shape.extend(envelope(shape).shape) : shape;

/** The contracts of the calls that every object has: where they are and what they answer. */
export function recordContracts(declaration: Declaration) {
  const at = `/${declaration.path}`;
  const record = recordShape(declaration);
  const answer = declaration.answersEnvelope ? envelopedShape(declaration) : record;
  const rows = z.array(record);
  const page = pageOf(declaration);
  const removed = z.object({ id: z.int() });
  const list = inEnvelope(declaration, page);
  return {
    list: contract({ method: 'get', path: at, answer: list.or(rows) }),
    count: contract({ method: 'get', path: `${at}/count`, answer: countAnswer }),
    totals: contract({ method: 'get', path: `${at}/totals`, answer: totalsAnswer }),
    predefined: contract({ method: 'get', path: `${at}/predefined/:name`, answer }),
    read: contract({ method: 'get', path: `${at}/:id`, answer }),
    lifecycle: contract({ method: 'get', path: `${at}/:id/lifecycle`, answer: lifecycleAnswer }),
    create: contract({ method: 'post', path: at, answer }),
    confirm: contract({ method: 'put', path: `${at}/confirm/:id`, answer }),
    undoConfirm: contract({ method: 'put', path: `${at}/undo_confirm/:id`, answer }),
    write: contract({ method: 'put', path: `${at}/:id`, answer }),
    mark: contract({ method: 'post', path: `${at}/change_deletion_mark`, answer }),
    remove: contract({ method: 'delete', path: `${at}/:id`, answer: inEnvelope(declaration, removed) }),
  };
}

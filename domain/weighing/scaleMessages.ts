import { z } from 'zod';
import { scaleParser, scaleProtocolType } from './enums.ts';
import { noWeightReason } from './reading.ts';
import { scalePhase } from './stability.ts';

/** What passes over sockets between the agent beside the scale, the API, and whoever watches. */
export const agentNamespace = '/agent';
export const liveNamespace = '/live';

export const agentEvents = { configuration: 'configuration', reading: 'reading', weight: 'weight' } as const;
export const viewerEvents = {
  watch: 'watch',
  unwatch: 'unwatch',
  reading: 'reading',
  changed: 'changed',
} as const;

const tonnes = z.string().regex(/^-?\d{1,12}\.\d{3}$/);
/** As far as a column counts. */
const count = z.int32().positive();
/** Text that comes back from a column as it went in: the hash of a weight is taken of it. */
const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\u0000'));
const moment = z.iso.datetime().refine((text) => Date.parse(text) >= 0);

/** A weight that the agent has accepted and keeps until the API says it has it too. */
export const acceptedWeight = z.strictObject({
  captureId: z.uuid(),
  scaleId: count,
  /** Counts the weights of one scale, without gaps, in the order they were accepted. */
  seq: count,
  tonnes,
  visit: count,
  at: moment,
  raw: storable.max(400),
  alibiNo: storable.max(40).nullable(),
});
export type AcceptedWeight = z.infer<typeof acceptedWeight>;

export const weightAnswer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true) }),
  z.strictObject({ ok: z.literal(false), code: z.string() }),
]);
export type WeightAnswer = z.infer<typeof weightAnswer>;

/** What is on a scale now, ten times a second; a lost one is no loss. */
export const liveReading = z.strictObject({
  scaleId: count,
  at: z.iso.datetime(),
  phase: z.enum(scalePhase.values),
  /** Null when there is no weight that can be trusted; then `reason` says why. */
  tonnes: tonnes.nullable(),
  reason: z.enum(noWeightReason.values).nullable(),
  /** The newest accepted weight of this load. */
  accepted: z.strictObject({ captureId: z.uuid(), tonnes, at: z.iso.datetime(), visit: z.int() }).nullable(),
});
export type LiveReading = z.infer<typeof liveReading>;

/** One scale as its agent must know it. */
export const scaleConfiguration = z.object({
  scaleId: count,
  name: z.string(),
  factor: z.string(),
  deviation: z.string(),
  minimumWeight: z.string(),
  loggingOn: z.boolean(),
  protocol: z
    .object({
      type: z.enum(scaleProtocolType.values),
      parser: z.enum(scaleParser.values),
      server: z.string().nullable(),
      port: z.int().nullable(),
      command: z.string().nullable(),
      register: z.int().nullable(),
    })
    .nullable(),
});
export type ScaleConfiguration = z.infer<typeof scaleConfiguration>;

export const agentConfiguration = z.object({ agent: z.string(), scales: z.array(scaleConfiguration) });
export type AgentConfiguration = z.infer<typeof agentConfiguration>;

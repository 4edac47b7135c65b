import { z } from 'zod';
import { s7ValueType, scaleParser, scaleProtocolType, scaleType, serialFrame, signalType } from './enums.ts';
import { lightSignal } from './trafficLight.ts';
import { noWeightReason } from './reading.ts';
import { scalePhase } from './stability.ts';

/** The socket messages between the agents, the API and the clients that watch scales. */
export const agentNamespace = '/agent';
export const liveNamespace = '/live';

/** The agent sends `reading`, `weight` and `health`. The API sends the others. */
export const agentEvents = {
  configuration: 'configuration',
  reading: 'reading',
  weight: 'weight',
  health: 'health',
  /** Requests of the API to an agent that expect an answer. */
  trace: 'trace',
  test: 'test',
  state: 'state',
} as const;
/**
 * The back office sends `watch`, `unwatch` and `watchHealth`. The API sends `reading`, `health` and, when a record has changed,
 * `changed`.
 */
export const viewerEvents = {
  watch: 'watch',
  unwatch: 'unwatch',
  reading: 'reading',
  changed: 'changed',
  watchHealth: 'watchHealth',
  health: 'health',
} as const;

/** Tonnes with exactly three decimals, perhaps below zero. */
const tonnes = z.string().regex(/^-?\d{1,12}\.\d{3}$/);
/** At most the range of the database column. */
const positiveInteger = z.int32().positive();
/** Text that the database returns unchanged, because the hash of a weight is computed from it. */
const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\u0000'));
const moment = z.iso.datetime().refine((text) => Date.parse(text) >= 0);

/** An accepted weight that the agent keeps until the API acknowledges it. */
export const acceptedWeight = z.strictObject({
  captureId: z.uuid(),
  scaleId: positiveInteger,
  /** Numbers the weights of one scale without gaps, in the order in which they were accepted. */
  seq: positiveInteger,
  tonnes,
  /** Numbers the visits of one scale, from 1: a visit is the time in which one load stands on the scale. */
  visit: positiveInteger,
  at: moment,
  raw: storable.max(400),
  alibiNo: storable.max(40).nullable(),
});
export type AcceptedWeight = z.infer<typeof acceptedWeight>;

/** The answer of the API to a `weight`; `code` says why the weight is refused. */
export const weightAnswer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true) }),
  z.strictObject({ ok: z.literal(false), code: z.string() }),
]);
export type WeightAnswer = z.infer<typeof weightAnswer>;

/** The present reading of a scale, ten times a second; a lost message does no harm. */
export const liveReading = z.strictObject({
  scaleId: positiveInteger,
  at: z.iso.datetime(),
  phase: z.enum(scalePhase.values),
  /** Null if there is no reliable weight; then `reason` says why. */
  tonnes: tonnes.nullable(),
  reason: z.enum(noWeightReason.values).nullable(),
  /** The latest accepted weight of this load. */
  accepted: z.strictObject({ captureId: z.uuid(), tonnes, at: z.iso.datetime(), visit: z.int() }).nullable(),
});
export type LiveReading = z.infer<typeof liveReading>;

/** The state of a scale, once a second, for people who maintain scales. */
export const scaleHealth = z.strictObject({
  scaleId: positiveInteger,
  at: z.iso.datetime(),
  phase: z.enum(scalePhase.values),
  tonnes: tonnes.nullable(),
  reason: z.enum(noWeightReason.values).nullable(),
  /** The signal that the traffic light should show; null without a light. */
  light: z.enum(lightSignal.values).nullable(),
  /** Whether the traffic light was switched as required; null without a light. */
  lightAnswers: z.boolean().nullable(),
  lastWeightAt: z.iso.datetime().nullable(),
  lastTelegram: z.string().max(400).nullable(),
  /** Telegrams per second over the last ten seconds. */
  rate: z.number().nonnegative(),
  /** Counted since the agent began to watch the scale. `errors` are telegrams without a weight, and lost connections. */
  telegrams: z.int().nonnegative(),
  errors: z.int().nonnegative(),
  lastError: z
    .strictObject({ reason: z.enum(noWeightReason.values), raw: z.string().max(400), at: z.iso.datetime() })
    .nullable(),
  /** The number of weights that the API has not acknowledged yet. */
  waiting: z.int().nonnegative(),
});
export type ScaleHealth = z.infer<typeof scaleHealth>;
export const agentHealth = z.array(scaleHealth).max(200);

/** The configuration of one scale for its agent. Fields added later have a default, so older stored data stays readable. */
export const scaleConfiguration = z.object({
  scaleId: positiveInteger,
  name: z.string(),
  scalesType: z.enum(scaleType.values).default('WithoutWeighing'),
  /** What the indicator shows, times `factor`, is tonnes. */
  factor: z.string(),
  /** In tonnes: a weight that moves within `deviation` is stable, and a load below `minimumWeight` is not weighed. */
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
      serial: z
        .object({ path: z.string(), baudRate: z.int(), frame: z.enum(serialFrame.values) })
        .nullable()
        .default(null),
      s7: z
        .object({
          rack: z.int(),
          slot: z.int(),
          rows: z.array(
            z.object({ key: z.string(), register: z.string(), valueType: z.enum(s7ValueType.values) }),
          ),
        })
        .nullable()
        .default(null),
    })
    .nullable(),
  /** The MQTT broker or web server from which the weight comes, if not from the scale's own address. */
  gateway: z
    .object({
      server: z.string(),
      port: z.int().nullable(),
      login: z.string().nullable(),
      password: z.string().nullable(),
      resource: z.string(),
    })
    .nullable()
    .default(null),
  /** The traffic light. `outputs` names, for each signal, the output of the controller at `address` that shows it. */
  light: z
    .object({
      address: z.string(),
      outputs: z.partialRecord(z.enum(lightSignal.values), z.string()),
      signalType: z.enum(signalType.values),
    })
    .nullable()
    .default(null),
});
export type ScaleConfiguration = z.infer<typeof scaleConfiguration>;
/** The configuration as input: fields with a default may be left out. */
export type ScaleSettings = z.input<typeof scaleConfiguration>;

export const agentConfiguration = z.object({ agent: z.string(), scales: z.array(scaleConfiguration) });
export type AgentConfiguration = z.infer<typeof agentConfiguration>;

/** The result of a test of settings. `heard` counts all telegrams; the list has only the first of them. */
export const scaleTrial = z.strictObject({
  telegrams: z
    .array(
      z.strictObject({
        raw: z.string().max(400),
        tonnes: tonnes.nullable(),
        /** Whether the indicator says that the load rests; null if it does not say. */
        settled: z.boolean().nullable(),
        reason: z.enum(noWeightReason.values).nullable(),
      }),
    )
    .max(20),
  heard: z.int().nonnegative(),
  tookMs: z.int().nonnegative(),
});
export type ScaleTrial = z.infer<typeof scaleTrial>;

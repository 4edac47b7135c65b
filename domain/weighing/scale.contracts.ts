import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { largestPort } from '../kernel/largestPort.ts';
import { recordId } from '../kernel/recordId.ts';
import { scaleHealth, scaleTrial } from './scaleMessages.ts';
import type { ScaleState } from './scaleState.ts';
import { lightSignal } from './trafficLight.ts';

const scaleState = z.object({
  scaleId: z.number().int(),
  name: z.string(),
  code: z.string().nullable(),
  scalesType: z.string(),
  weighingStation: z.string().nullable(),
  protocolType: z.string().nullable(),
  protocolName: z.string().nullable(),
  address: z.string().nullable(),
  useTrafficLight: z.boolean(),
  loggingOn: z.boolean(),
  agentId: z.number().int().nullable(),
  agentName: z.string().nullable(),
  agentLastSeenAt: z.string().nullable(),
  agentConnected: z.boolean(),
  health: scaleHealth.nullable(),
}) satisfies z.ZodType<ScaleState>;

const text = z.string().trim().max(255).nullish();
const port = z.number().int().min(0).max(largestPort).nullish();
/** The present values of a scale's form, saved or not. */
export const scaleForm = z.strictObject({
  scaleId: recordId.nullish(),
  scaleAgentId: recordId.nullish(),
  scaleProtocolId: recordId.nullish(),
  address: text,
  port,
  /** A decimal as text, with at most nine digits before the point and six after it. */
  factor: z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,6})?$/)
    .nullish(),
  /** Whether the weight comes from a gateway, which the fields below describe, and not from `address`. */
  iot: z.boolean().nullish(),
  gatewayServer: text,
  gatewayPort: port,
  gatewayLogin: text,
  /** Only if it was typed again; the saved one is never sent to the client. */
  gatewayPassword: text,
  gatewayResource: text,
});

/** The state of scales and their agents. */
export const scaleContracts = {
  states: contract({
    method: 'get',
    path: '/scales/health',
    answer: z.object({ rows: z.array(scaleState) }),
  }),
  light: contract({
    method: 'get',
    path: '/traffic_light',
    query: z.object({ scaleId: recordId }),
    answer: z.object({
      scaleId: z.number().int(),
      /** Whether the scale has a light. */
      use: z.boolean(),
      signal: z.enum(lightSignal.values),
      /** Whether the light was switched as required; null if this is unknown. */
      answers: z.boolean().nullable(),
    }),
  }),
  /** The telegrams of a scale as text. They are recorded only while `loggingOn` of the scale is set. */
  trace: contract({
    method: 'get',
    path: '/scales/:scaleId/trace',
    params: z.object({ scaleId: recordId }),
  }),
  /** Tries to connect to a scale by the values of its form, saved or not. */
  test: contract({ method: 'post', path: '/scales/connection_test', body: scaleForm, answer: scaleTrial }),
  /** Makes a new token, which only this answer contains; the old token is not valid any more. */
  newAgentToken: contract({
    method: 'post',
    path: '/scale_agents/:id/token',
    status: 201,
    params: z.object({ id: recordId }),
    answer: z.object({ token: z.string() }),
  }),
};

import type { Datos, Endpoint, Input } from '#contract/endpoint.ts';
import { call } from './call.ts';
import { useTask } from './useTask.ts';

/** A write by one declared call, never twice at once. */
export const useOperation = <E extends Endpoint>(endpoint: E) =>
  useTask((input: Input<E>): Promise<Datos<E>> => call(endpoint, input));

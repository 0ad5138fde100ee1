import '#contract/jitless.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as services from '#contract/services/index.ts';
import { answering } from '#lib/answering.ts';
import { type ReplyPart, type ReplyQuestion, routeOf, sendReading } from './replyPieces.ts';

/**
 * Reads large replies outside the page's main thread. This is a separate file with every call in it, loaded with the first
 * large reply.
 */

const calls = new Map<string, Endpoint>(
  Object.values(services).flatMap((service) =>
    Object.values<Endpoint>(service).map((endpoint) => [routeOf(endpoint), endpoint] as const),
  ),
);

answering<ReplyQuestion, ReplyPart>((question, send) => {
  const endpoint = calls.get(question.route);
  if (!endpoint) throw new Error(`No call is declared as ${question.route}`);
  return sendReading(endpoint, question, send);
});

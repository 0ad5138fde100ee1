import '#contract/jitless.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as services from '#contract/services/index.ts';
import { answering } from '#lib/answering.ts';
import { type ReplyPart, type ReplyQuestion, routeOf, sendReading } from './replyPieces.ts';

/** Reads large replies beside the page's own thread. A file of its own with every call in it, fetched with the first one. */

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

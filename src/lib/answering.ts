/** A message to or from a worker, with the number of its question. */
export interface Numbered<Body> {
  readonly id: number;
  readonly body: Body;
}

/** A worker sends this when it has started. A question sent earlier would be lost if the worker's file did not load. */
export const HERE = 'here';

/** Sends a part of an answer. Objects in `transfer` are transferred, not copied. */
export type Send<Part> = (part: Part, transfer?: Transferable[]) => void;

/**
 * In a worker: answers each question with the parts that `work` sends, one question after the other, so that only one uses
 * memory at a time. If `work` throws, all pending questions fail.
 */
export function answering<Question, Part>(work: (question: Question, send: Send<Part>) => void | Promise<void>): void {
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', ({ data: { id, body } }: MessageEvent<Numbered<Question>>) => {
    const send: Send<Part> = (part, transfer = []) =>
      postMessage({ id, body: part } satisfies Numbered<Part>, { transfer });
    last = last.then(() => work(body, send));
    last.catch(reportError);
  });
  postMessage(HERE);
}

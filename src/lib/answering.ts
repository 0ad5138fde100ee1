/** A message to or from a worker, by the number of its question. */
export interface Numbered<Body> {
  readonly id: number;
  readonly body: Body;
}

/** A worker says so when it is there: what it is asked before that would be lost if its file did not arrive. */
export const HERE = 'here';

/** Sends a part of an answer; what is transferred is not copied. */
export type Send<Part> = (part: Part, transfer?: Transferable[]) => void;

/**
 * In a worker: answers each question with the parts that `work` sends, one question after the other, so that one alone
 * takes memory. What it throws ends all that waits.
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

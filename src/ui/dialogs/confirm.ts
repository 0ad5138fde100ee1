import { type ReactNode, useSyncExternalStore } from 'react';

type Question = {
  kind: 'confirm' | 'notice';
  title?: string;
  message: ReactNode;
  /** What the act is about: the summary to be declared, the name of what is deleted. */
  detail?: ReactNode;
  accept?: string;
  cancel?: string;
  tone?: 'danger' | 'plain';
  /** Button with focus at first; dangerous questions start on Cancelar. */
  focus?: 'accept' | 'cancel';
};

export type Asked = Question & { id: number; answer: (accepted: boolean) => void };

let asked: readonly Asked[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Asked[]): void {
  asked = next;
  for (const listener of listeners) listener();
}

function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (accepted: boolean) => {
      set(asked.filter((other) => other.id !== id));
      resolve(accepted);
    };
    set([...asked, { ...question, id, answer }]);
  });
}

/** Asks before an act. True: accepted; false: cancelled or closed with Esc. Needs a mounted <DialogHost/>. */
export function confirm(question: Omit<Question, 'kind'>): Promise<boolean> {
  return ask({ ...question, kind: 'confirm' });
}

/** Shows a message with one button; settles when the person has closed it. */
export async function notice(question: Pick<Question, 'title' | 'message' | 'detail' | 'accept'>): Promise<void> {
  await ask({ ...question, kind: 'notice' });
}

/** Cancels whatever is being asked: the session ended, or a test is over. */
export function dismissQuestions(): void {
  for (const question of asked) question.answer(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Questions waiting for an answer, the oldest first. */
export function useQuestions(): readonly Asked[] {
  return useSyncExternalStore(subscribe, () => asked);
}

import { type ReactNode, useSyncExternalStore } from 'react';

type Question = {
  kind: 'confirm' | 'notice';
  title?: string;
  message: ReactNode;
  /** The subject of the action: the summary to be declared, the name of what is deleted. */
  detail?: ReactNode;
  accept?: string;
  cancel?: string;
  tone?: 'danger' | 'plain';
  /** Button that gets the initial focus; dangerous questions start on Cancelar. */
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

/** Asks before an action. True: accepted; false: cancelled or closed with Esc. Needs a mounted <DialogHost/>. */
export function confirm(question: Omit<Question, 'kind'>): Promise<boolean> {
  return ask({ ...question, kind: 'confirm' });
}

/** Shows a message with one button; resolves when the person has closed it. */
export async function notice(question: Pick<Question, 'title' | 'message' | 'detail' | 'accept'>): Promise<void> {
  await ask({ ...question, kind: 'notice' });
}

/** Cancels all open questions: the session ended, or a test is over. */
export function dismissQuestions(): void {
  for (const question of asked) question.answer(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Open questions, the oldest first. */
export function useQuestions(): readonly Asked[] {
  return useSyncExternalStore(subscribe, () => asked);
}

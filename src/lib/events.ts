/** A set of listeners for one kind of event. The client announces with it; the app decides what is shown. */
export function createEvent<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value: T): void {
      for (const listener of [...listeners]) listener(value);
    },
    /** Returns the function that stops listening. */
    on(listener: (value: T) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

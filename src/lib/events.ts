/** A set of listeners for one kind of event. The client announces with it; the app decides what is shown. */
export function createEvent<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    /** Whether anybody listened. */
    emit(value: T): boolean {
      const told = [...listeners];
      for (const listener of told) listener(value);
      return told.length > 0;
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

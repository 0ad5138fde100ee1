/** A set of listeners for one kind of event. The client emits events; the app decides what to show. */
export function createEvent<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    /** Calls the listeners. Returns whether there was any. */
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
